// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import { OwnModelKeys } from './own-model-keys.tsx'

const openai = (updatedAt: string | null) => ({
  isAllowed: true,
  providers: [{ name: 'openai', label: 'OpenAI', host: 'api.openai.com', updatedAt }],
})

test('a key is given, never shown, and removed', async () => {
  const { calls, answer } = fakeApi({
    'GET /api/models/own-keys': () => openai(null),
    'PUT /api/models/own-keys/openai': () => ({ ok: true }),
    'DELETE /api/models/own-keys/openai': () => ({ ok: true }),
  })
  const { person } = show(<OwnModelKeys userId={ADA.id} />)
  const field = await screen.findByLabelText<HTMLInputElement>('Your key of OpenAI')
  screen.getByText('api.openai.com · no key')
  await person.type(field, 'sk-ada')
  answer({ 'GET /api/models/own-keys': () => openai('2026-11-28T08:00:00.000Z') })
  await person.click(screen.getByRole('button', { name: 'Save key' }))
  await person.click(await screen.findByRole('button', { name: 'Remove your key of OpenAI' }))
  expect(field.value).toBe('')
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { key: 'sk-ada' }],
    ['DELETE', undefined],
  ])
})

test('where the server keeps none, nothing is offered', async () => {
  const { calls } = fakeApi({ 'GET /api/models/own-keys': () => ({ isAllowed: false, providers: [] }) })
  show(<OwnModelKeys userId={ADA.id} />)
  await expect.poll(() => calls.length).toBe(1)
  expect(screen.queryByText('Keys of your own')).toBeNull()
})
