import type { Design, Message } from '@limner/contract/types'
import { expect, test, vi } from 'vitest'

vi.mock('virtual:limner-routes', () => ({ default: {} }))
const { promptOf } = await import('./full-project.ts')

const design = { createdAt: '2026-11-21T09:00:30Z', prompt: 'its own' } as Design
const message = (type: Message['type'], createdAt: string, content: string) => ({ type, createdAt, content }) as Message

test('the nearest message of the person within a minute gives the prompt', () => {
  const messages = [
    message('user', '2026-11-21T08:59:45Z', 'earlier'),
    message('user', '2026-11-21T09:00:20Z', 'the one'),
    message('ai', '2026-11-21T09:00:31Z', 'Perfect!'),
  ]
  expect(promptOf(design, messages)).toBe('the one')
  expect(promptOf(design, [message('user', '2026-11-21T08:00:00Z', 'long ago')])).toBe('its own')
})
