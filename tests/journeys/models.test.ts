/** An administrator gives a key and tests it; a model is chosen in the chat, helps, and is told of. */
import { type ProviderServer, startProviderServer } from '@limner/models/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { accessibilityFaults } from '../harness/axe.ts'
import { sharedBrowser } from '../harness/browser.ts'
import { type Product, removeDataDirectory, startProduct } from '../harness/product.ts'
import { arrive, visit } from '../harness/visit.ts'
import { signUp } from './chat.ts'

const KEY = 'sk-of-the-journey'
let provider: ProviderServer
let product: Product
beforeAll(async () => {
  provider = await startProviderServer()
  provider.takes(KEY)
  provider.says(JSON.stringify({ language: 'es', kind: 'poster', about: 'jazz night', tones: ['bold'] }))
  product = await startProduct({
    environment: {
      ...{ OPENAI_URL: provider.base('openai'), LANGUAGE_MODELS: 'openai:tiny@1/2' },
      SECRET_KEY: 'a secret of this server, thirty two long',
    },
  })
})
afterAll(async () => {
  await product?.stop()
  if (product) removeDataDirectory(product.dataDirectory)
  await provider?.close()
})

test('a key is given and tested, a model chosen, and what it brought is said', async () => {
  const { page, faults, end } = await visit(await sharedBrowser(), product.url)
  await arrive(page, '/signup')
  const email = await signUp(page, 'models@example.com')
  await admin(product.dataDirectory, 'role', email, 'admin')
  await arrive(page, '/models')
  const row = page.getByRole('listitem').filter({ hasText: 'OpenAI' })
  await row.getByText(/no key yet/).waitFor()
  await row.getByLabel('Key of OpenAI').fill(KEY)
  await row.getByRole('button', { name: 'Save key' }).click()
  await row.getByText(/key given/).waitFor()
  await row.getByRole('button', { name: 'Test OpenAI' }).click()
  await page.getByText('It answers and accepts the key.').first().waitFor()
  expect(await page.getByText(KEY).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await arrive(page, '/dashboard')
  await page.getByRole('button', { name: 'Designed by: Built-in' }).click()
  await page.getByRole('menuitemradio', { name: /tiny/ }).click()
  await page.getByRole('button', { name: 'Designed by: tiny' }).waitFor()
  await page.getByRole('form', { name: 'Message' }).getByRole('textbox').fill('Cartel: Noche de jazz en el Sótano')
  await page.keyboard.press('Enter')
  await page.getByText('Read by').first().waitFor({ state: 'attached', timeout: 60_000 })
  // It is remembered with the project.
  await page.reload()
  await page.getByRole('button', { name: 'Designed by: tiny' }).waitFor()
  await arrive(page, '/models')
  await page.getByRole('cell', { name: 'openai:tiny' }).waitFor()
  // It was asked for four drawings, and directed instead.
  expect(provider.asked.filter(({ paid }) => paid)).toHaveLength(5)
  expect(faults).toEqual([])
  await end()
})
