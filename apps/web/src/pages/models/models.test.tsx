// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { show } from '../../../test/window.tsx'
import ModelsPage from './page.tsx'

const USAGE = { spent: 0, limit: null, days: [] }
const OLLAMA = {
  ...{ name: 'compatible', label: 'OpenAI-compatible server', host: 'localhost:11434', needsKey: false, key: 'none' },
  ...{ updatedAt: null, address: 'http://localhost:11434/v1', isFixed: false, isAdded: true },
}
const listed = (added: { model: string; role: string }[]) => ({
  ...{ keepsKeys: true, usage: USAGE, addable: [] },
  providers: [{ ...OLLAMA, added, models: added.map((one) => ({ ...one, isAdded: true })) }],
})

test('a provider is added, a model chosen from its own list, tried, and taken away', async () => {
  const { calls, answer } = fakeApi({
    'GET /api/models/providers': () => ({
      ...{ keepsKeys: true, usage: USAGE, providers: [] },
      addable: [{ name: 'compatible', label: OLLAMA.label, needsAddress: true }],
    }),
    'PUT /api/models/providers/compatible': () => ({ ok: true }),
    'GET /api/models/providers/compatible/models': () => ({ models: ['llama3.2', 'qwen3'] }),
    'PUT /api/models/providers/compatible/models': () => ({ ok: true }),
    'POST /api/models/providers/compatible/try': () => ({ draws: false, message: 'It cannot draw.' }),
  })
  const { person } = show(<ModelsPage />)
  await person.type(await screen.findByLabelText('Address'), OLLAMA.address)
  answer({ 'GET /api/models/providers': () => listed([]) })
  await person.click(screen.getByRole('button', { name: 'Add provider' }))
  await person.click(await screen.findByRole('button', { name: `Add a model of ${OLLAMA.label}` }))
  await screen.findByText('2 models on its list')
  await person.type(screen.getByLabelText(`Model of ${OLLAMA.label}`), 'qwen3')
  answer({ 'GET /api/models/providers': () => listed([{ model: 'qwen3', role: 'language' }]) })
  await person.click(screen.getByRole('button', { name: 'Add' }))
  await person.click(await screen.findByRole('button', { name: 'Try qwen3' }))
  await screen.findByText('It cannot draw.', {}, { timeout: 10_000 })
  await person.click(screen.getByRole('button', { name: 'Remove qwen3' }))
  await expect
    .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ address: OLLAMA.address }, { models: [{ model: 'qwen3', role: 'language' }] }, { models: [] }])
})

test('what paints is not tried, a name with two roles loses one of them, and a new key asks for the list again', async () => {
  const both = [
    { model: 'omni', role: 'language' },
    { model: 'omni', role: 'image' },
  ]
  const { calls } = fakeApi({
    'GET /api/models/providers': () => listed(both),
    'GET /api/models/providers/compatible/models': () => ({ models: ['omni'] }),
    'PUT /api/models/providers/compatible/key': () => ({ ok: true }),
    'PUT /api/models/providers/compatible/models': () => ({ ok: true }),
  })
  const { person } = show(<ModelsPage />)
  const [, ofThePainter] = await screen.findAllByRole('button', { name: 'Remove omni' })
  expect(screen.getAllByRole('button', { name: 'Try omni' })).toHaveLength(1)
  if (ofThePainter) await person.click(ofThePainter)
  const changes = () => calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/models'))
  await expect.poll(() => changes().map(({ body }) => body)).toEqual([{ models: [both[0]] }])
  await person.click(screen.getByRole('button', { name: `Add a model of ${OLLAMA.label}` }))
  await screen.findByText('1 model on its list')
  await person.type(screen.getByLabelText(`Key of ${OLLAMA.label}`), 'sk-new')
  await person.click(screen.getByRole('button', { name: 'Save key' }))
  const asked = () => calls.filter(({ method, path }) => method === 'GET' && path.endsWith('compatible/models'))
  await expect.poll(() => asked().length).toBe(2)
})
