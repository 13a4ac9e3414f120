import { expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { siteOf } from './site.ts'

test('a server on which nothing is set promises nothing', async () => {
  expect(await siteOf(readConfig({}))).toEqual({
    contact: { email: null, phone: null, chat: null, social: [] },
    registration: 'open',
    membersInvite: true,
    provider: null,
    monthlyDesigns: null,
    guestDays: 90,
    models: null,
    readsPages: false,
  })
})

test('the pages are told who gets what models are asked, and where', async () => {
  const { models } = await siteOf(
    readConfig({
      LANGUAGE_MODELS: 'anthropic:claude-haiku-4-5,openai:gpt-5-mini,openai:gpt-5',
      IMAGE_MODELS: 'automatic1111:sdxl',
      AUTOMATIC1111_URL: 'http://painter.example:7860',
      MODEL_GUESTS: 'on',
    }),
  )
  expect(models).toEqual({
    language: ['Anthropic (api.anthropic.com)', 'OpenAI (api.openai.com)'],
    image: ['Stable Diffusion (AUTOMATIC1111) (painter.example:7860)'],
    guests: true,
  })
})

test('pages elsewhere are called by their network, else by their host', async () => {
  const { contact } = await siteOf(
    readConfig({ SOCIAL_LINKS: 'https://www.instagram.com/studio, https://toots.example/@studio' }),
  )
  expect(contact.social).toEqual([
    { label: 'Instagram', href: 'https://www.instagram.com/studio' },
    { label: 'toots.example', href: 'https://toots.example/@studio' },
  ])
  expect(() => readConfig({ SOCIAL_LINKS: 'javascript:alert(1)' })).toThrow('SOCIAL_LINKS must be https addresses')
})
