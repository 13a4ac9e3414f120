// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { type ComponentProps, createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/window.tsx'
import { Composer } from './composer.tsx'

type Props = Partial<ComponentProps<typeof Composer>>

/** A composer whose words are kept, as the chat keeps them. */
function Writing(props: Props) {
  const [text, setText] = useState('')
  return (
    <Composer
      text={text}
      onText={setText}
      busy={false}
      edit={null}
      onCancelEdit={() => undefined}
      part={null}
      onLeavePart={() => undefined}
      onStop={() => undefined}
      onSend={() => true}
      fieldRef={createRef()}
      {...props}
    />
  )
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe your design' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

test('Enter sends and clears, Shift+Enter begins a line', async () => {
  const onSend = vi.fn(() => true)
  const { person } = show(<Writing onSend={onSend} />)
  await person.type(field(), 'Logo{Shift>}{Enter}{/Shift}for Finch{Enter}')
  expect(onSend.mock.calls).toEqual([['Logo\nfor Finch', null]])
  expect(field().value).toBe('')
})

test('what is not taken stays in the field', async () => {
  const { person } = show(<Writing onSend={() => false} />)
  await person.type(field(), 'Logo for Finch')
  await person.click(sendButton())
  expect(field().value).toBe('Logo for Finch')
})

test('nothing is sent while there are no words, or something is under way', async () => {
  const onStop = vi.fn()
  const { person, rerender } = show(<Writing />)
  await person.type(field(), '   ')
  expect(sendButton().disabled).toBe(true)
  rerender(<Writing busy onStop={onStop} />)
  await person.type(field(), 'Logo')
  expect(sendButton().disabled).toBe(true)
  await person.keyboard('{Escape}')
  expect(onStop).toHaveBeenCalledOnce()
})

test('the brand that new designs wear is named above the words, and taken off with one press', async () => {
  const onTakeOff = vi.fn()
  const { person } = show(<Writing worn={{ name: 'Ember & Oak', onTakeOff }} />)
  expect(screen.getByText('Ember & Oak')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Without the brand kit' }))
  expect(onTakeOff).toHaveBeenCalledOnce()
})

test('an edit says what it changes, and Esc leaves it', async () => {
  const onCancelEdit = vi.fn()
  const onStop = vi.fn()
  const edit = { designUrl: '/media/1.png', originalPrompt: 'Logo', label: 'concept 2' }
  const { person } = show(<Writing edit={edit} busy onCancelEdit={onCancelEdit} onStop={onStop} />)
  expect(screen.getByText('concept 2')).toBeDefined()
  expect(field().placeholder).toMatch(/^Say what to change/)
  await person.type(field(), '{Escape}')
  expect(onCancelEdit).toHaveBeenCalledOnce()
  expect(onStop).not.toHaveBeenCalled()
})

test('a file that is no image is refused in words', async () => {
  const { person } = show(<Writing />)
  const text = new File(['words'], 'notes.txt', { type: 'text/plain' })
  // As by drag and drop, which knows no filter.
  await person.upload(Object.assign(screen.getByLabelText<HTMLInputElement>('Image file'), { accept: '' }), text)
  expect(await screen.findByText('Please choose an image file.', { ignore: '[role=status]' })).toBeDefined()
})

test('words run in their own direction', () => {
  show(<Writing />)
  expect(field().dir).toBe('auto')
})
