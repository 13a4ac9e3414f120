// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/window.tsx'
import { type ChatMessage, greeting } from './message.ts'
import { MessageView } from './message-view.tsx'

const said = (more: Partial<ChatMessage>): ChatMessage => ({ key: 'k', type: 'user', content: 'words', ...more })

test.each(['user', 'ai'] as const)('what the %s says runs in its own direction', (type) => {
  show(<MessageView message={said({ type, content: 'شعار لمقهى' })} initial="A" onSuggestion={() => undefined} />)
  expect(screen.getByText('شعار لمقهى').closest('[dir]')?.getAttribute('dir')).toBe('auto')
})

test('what changed is one line that opens, also for a message that was stored', () => {
  const changes = [{ what: 'Background', from: 'white', to: 'dark green' }]
  show(<MessageView message={said({ type: 'ai', changes })} initial="A" onSuggestion={() => undefined} />)
  expect(screen.getByText('What changed')).toBeDefined()
  expect(screen.getByText('white → dark green')).toBeDefined()
})

test('what was asked for has a tick where every design shows it, else the designs that do not', () => {
  const asked = [
    { words: 'Plant sale', met: true },
    { words: 'a red kite', met: false, missing: [2, 4] },
    { words: 'A3', met: false, missing: [1] },
    { words: 'gold', met: false },
  ]
  show(<MessageView message={said({ type: 'ai', asked })} initial="A" onSuggestion={() => undefined} />)
  expect(screen.getByText('What you asked for')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Plant sale (shown)',
    '–a red kite (not in designs 2, 4)',
    '–A3 (not in design 1)',
    '–gold (not shown)',
  ])
  expect(screen.getByText('Plant sale').closest('li')?.querySelectorAll('svg')).toHaveLength(1)
})

test('a failure can be tried again, a suggestion taken up', async () => {
  const onRetry = vi.fn()
  const onSuggestion = vi.fn()
  const message = said({ type: 'ai', suggestions: ['make it green'] })
  const { person } = show(<MessageView message={message} initial="A" onRetry={onRetry} onSuggestion={onSuggestion} />)
  await person.click(screen.getByRole('button', { name: 'make it green' }))
  expect(onSuggestion).toHaveBeenCalledWith('make it green')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a wish that could be either is chosen by a button, with its words', async () => {
  const onChoice = vi.fn()
  const choices = [
    { label: 'Change this design', prompt: 'Petal', intent: 'change' as const },
    { label: 'Make a new design', prompt: 'Petal', intent: 'new' as const },
  ]
  const message = said({ type: 'ai', choices })
  const { person } = show(
    <MessageView message={message} initial="A" onSuggestion={() => undefined} onChoice={onChoice} />,
  )
  await person.click(screen.getByRole('button', { name: 'Make a new design' }))
  expect(onChoice).toHaveBeenCalledExactlyOnceWith(choices[1])
})

test('what is no edit is done by a button', async () => {
  const onAction = vi.fn()
  const actions = [{ label: 'Download PDF', url: '/api/designs/d/export?format=pdf' }]
  const message = said({ type: 'ai', actions })
  const { person } = show(
    <MessageView message={message} initial="A" onSuggestion={() => undefined} onAction={onAction} />,
  )
  await person.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith(actions[0])
})

test('a time that is missing or broken is told as such', () => {
  const { rerender } = show(<MessageView message={said({})} initial="A" onSuggestion={() => undefined} />)
  expect(screen.getByText('No timestamp')).toBeDefined()
  rerender(<MessageView message={said({ timestamp: 'yesterday' })} initial="A" onSuggestion={() => undefined} />)
  expect(screen.getByText('Invalid date')).toBeDefined()
})

test('the greeting has no time, and misses none', () => {
  show(<MessageView message={greeting()} initial="A" onSuggestion={() => undefined} />)
  expect(screen.queryByText('No timestamp')).toBeNull()
})
