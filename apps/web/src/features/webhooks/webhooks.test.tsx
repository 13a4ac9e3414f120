// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import { Webhooks } from './webhooks.tsx'

const HOOK = {
  id: '6f1a1f6e-8f0a-4c0e-9d59-0d6a0a7d3c11',
  url: 'https://example.com/limner',
  events: ['generation.finished'],
  isEnabled: true,
  disabledBecause: null,
  failingSince: null,
  createdAt: '2026-11-28T12:00:00.000Z',
}
const DELIVERY = {
  id: '0b8b2c52-7f3e-4a53-8f51-3c51f0f4f9d2',
  type: 'ping',
  ...{ state: 'failed', tries: 1, status: 500, answer: 'out of order', milliseconds: 12, nextAt: null },
  ...{ triedAt: HOOK.createdAt, createdAt: HOOK.createdAt },
}

test('a webhook is created for the chosen events, and its secret shown once', async () => {
  const made: unknown[] = []
  const { calls } = fakeApi({
    'GET /api/webhooks': () => made,
    'POST /api/webhooks': ({ body }) => {
      const hook = { ...HOOK, ...(body as object) }
      made.push(hook)
      return { ...hook, secret: 'whsec_c2VjcmV0' }
    },
  })
  show(<Webhooks user={ADA} />)
  await screen.findByText('There is no webhook yet.')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'New webhook' }))
  await user.type(screen.getByLabelText('Address'), HOOK.url)
  await user.click(screen.getByRole('checkbox', { name: 'somebody answered a review' }))
  await user.click(screen.getByRole('button', { name: 'Create webhook' }))
  await screen.findByText('whsec_c2VjcmV0')
  const asked = calls.find(({ method }) => method === 'POST')?.body as { events: string[] }
  expect(asked.events).toEqual(['generation.finished', 'generation.failed', 'edit.finished', 'edit.failed'])
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull()
  await screen.findByRole('button', { name: `Test ${HOOK.url}` })
})

test('an address that is refused says why', async () => {
  fakeApi({
    'GET /api/webhooks': () => [],
    'POST /api/webhooks': () => refusal(422, 'This address cannot be used. It must begin with https://.'),
  })
  show(<Webhooks user={ADA} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  await user.type(screen.getByLabelText('Address'), 'http://example.com')
  await user.click(screen.getByRole('button', { name: 'Create webhook' }))
  expect((await screen.findByRole('alert')).textContent).toContain('It must begin with https://.')
})

test('a test message is answered, and the log shows it', async () => {
  const { calls } = fakeApi({
    'GET /api/webhooks': () => [HOOK],
    'POST /api/webhooks/:id/test': () => DELIVERY,
    'GET /api/webhooks/:id/deliveries': () => [DELIVERY],
  })
  show(<Webhooks user={ADA} />)
  await userEvent.click(await screen.findByRole('button', { name: `Test ${HOOK.url}` }))
  const log = await screen.findByRole('list', { name: `Messages to ${HOOK.url}` })
  within(log).getByText('Not received, 500')
  within(log).getByText('out of order')
  expect(calls.some(({ path }) => path.endsWith('/test'))).toBe(true)
})

test('one that was turned off says why, and can be turned on', async () => {
  let hook: unknown = { ...HOOK, isEnabled: false, disabledBecause: 'failures' }
  fakeApi({
    'GET /api/webhooks': () => [hook],
    'PATCH /api/webhooks/:id': () => {
      hook = HOOK
      return hook
    },
  })
  show(<Webhooks user={ADA} />)
  await screen.findByText(/nothing arrived for days/)
  await userEvent.click(screen.getByRole('switch', { name: `Send messages to ${HOOK.url}` }))
  await expect.poll(() => screen.queryByText(/nothing arrived for days/)).toBeNull()
})

test('a list that cannot be loaded says so', async () => {
  fakeApi({ 'GET /api/webhooks': () => refusal(400, 'No.') })
  show(<Webhooks user={ADA} />)
  await screen.findByText('The webhooks could not be loaded. Please try again later.')
})
