/** A whole picture from the painter to the files, with the engine that the product has. */
import { startProviderServer } from '@limner/models/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Person, startServer } from '../harness.ts'

vi.setConfig({ testTimeout: 120_000 })

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="600" height="400"><rect width="300" height="200" fill="#f4efe6"/><circle cx="100" cy="100" r="70" fill="#0b5c5c"/><path d="M190 40H270L230 160Z" fill="#d9531e"/></svg>'

test('an SVG that a painter made becomes a design of shapes: edited, exported and coded as any other', async () => {
  const provider = await startProviderServer(Buffer.from(DRAWING).toString('base64'))
  onTestFinished(() => provider.close())
  const server = await startServer({
    engineModule: '@limner/engine',
    environment: {
      ...{ REPLICATE_URL: provider.base('replicate'), REPLICATE_KEY: 'sk-whole', WORKERS: '1' },
      IMAGE_MODELS: 'replicate:acme/brush',
    },
  })
  onTestFinished(() => server.close())
  const ada = new Person(server.app)
  await ada.signUp()
  const models = { language: null, image: 'replicate:acme/brush', whole: true }
  const wish = { prompt: 'Logo for a kiosk called "Lune", teal and orange', models }
  const { id } = await ada.generate(wish)
  const made = await ada.settle(id, 60_000)
  expect(made.status, made.error).toBe('succeeded')
  expect(made.message).toContain('it was turned into shapes whose colours can be changed')
  const [design] = made.designs ?? []
  expect(design).toMatchObject({ title: 'Lune logo', prompt: wish.prompt })
  const svg = (await ada.get((design?.imageUrl ?? '').replace('.png', '.svg'))).body
  expect(svg).toContain('#0b5c5c')
  expect(svg).not.toContain('<image')
  const { code } = (await ada.post('/api/generate-code', { designId: design?.id })).json()
  expect(code).toContain('#d9531e')
  const change = (modificationPrompt: string) =>
    ada.generate({ prompt: modificationPrompt, parentDesignId: design?.id, modificationPrompt })
  const edited = await ada.settle((await change('make it black and white')).id, 60_000)
  expect(edited.designs?.[0]).toMatchObject({ versionNumber: 2, parentDesignId: design?.id })
  const kept = await ada.settle((await change('another layout')).id, 60_000)
  expect(kept).toMatchObject({ designs: [], message: expect.stringContaining('I can change its colours') })
})
