// @vitest-environment happy-dom
/** The page of brands while it waits, where it fails, and where there is nothing. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../test/fake-api.ts'
import { ADA, show } from '../../test/window.tsx'
import BrandPage from './brand.tsx'

const KIT = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Saltmarsh',
  access: 'owner',
  logo: null,
  colours: { paper: '#ffffff', surface: null, ink: '#102030', accent: null, secondary: null },
  typefaces: null,
  tones: [],
  facts: { name: '', tagline: '', phone: '', email: '', website: '', address: '', hours: '' },
  createdAt: '2026-11-28T08:00:00.000Z',
  updatedAt: '2026-11-28T08:00:00.000Z',
}

test('what could not be loaded can be tried again', async () => {
  const { answer } = fakeApi({
    'GET /api/brand-fonts': () => [],
    'GET /api/brand-kits': () => refusal(422, 'Not now.'),
  })
  const { person } = show(<BrandPage />, { user: ADA })
  screen.getByText('Loading your brand kits...')
  await screen.findByRole('alert')
  answer({ 'GET /api/brand-kits': () => [] })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/You have no brand kit yet/)
})

test('what is refused is told, and the form stays as it was', async () => {
  const { answer, calls } = fakeApi({
    'GET /api/brand-fonts': () => [],
    'GET /api/brand-kits': ({ query }) => (query.has('shared') ? [] : [KIT]),
    'GET /api/typefaces': () => [{ family: 'Fraunces', category: 'serif', use: 'both' }],
    'PATCH /api/brand-kits/11111111-1111-4111-8111-111111111111': () => refusal(422, 'Not now.'),
  })
  const { person } = show(<BrandPage />, { user: ADA })
  await person.click(await screen.findByRole('button', { name: 'Edit' }))
  const phone = await screen.findByLabelText<HTMLInputElement>('Telephone')
  await person.type(phone, '555 0142')
  await person.click(screen.getByRole('button', { name: 'Save brand kit' }))
  await screen.findByText('The brand kit could not be saved')
  expect(phone.value).toBe('555 0142')
  answer({ 'PATCH /api/brand-kits/11111111-1111-4111-8111-111111111111': () => KIT })
  await person.click(screen.getByRole('button', { name: 'Save brand kit' }))
  await screen.findByRole('list', { name: 'Brand kits' })
  expect(JSON.stringify(calls)).toContain('555 0142')
})

const FONT = {
  ...{ id: '22222222-2222-4222-8222-222222222222', family: 'own:22222222-2222-4222-8222-222222222222' },
  ...{ name: 'Harbour Hand', category: 'script', variable: false, weights: [400], italic: false, scripts: ['latin'] },
  ...{ bytes: 9, specimen: { d: 'M0 0H9', width: 9, height: 9 }, createdAt: '2026-11-28T08:00:00.000Z' },
}

test('fonts of one’s own: loaded, refused with why, brought, chosen, and told by name in the list', async () => {
  const { answer, calls } = fakeApi({
    'GET /api/brand-kits': ({ query }) =>
      query.has('shared') ? [] : [{ ...KIT, typefaces: { display: FONT.family, text: 'Fraunces' } }],
    'GET /api/typefaces': () => [{ family: 'Fraunces', category: 'serif', use: 'both' }],
    'GET /api/brand-fonts': () => refusal(422, 'Not now.'),
    'POST /api/brand-fonts': () => refusal(422, 'The font has no outlines.'),
  })
  const { person } = show(<BrandPage />, { user: ADA })
  await screen.findByText('your own font and Fraunces')
  await person.click(screen.getByRole('button', { name: 'Edit' }))
  await screen.findByText('Your fonts could not be loaded.')
  answer({ 'GET /api/brand-fonts': () => [] })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  const bring = await screen.findByRole<HTMLButtonElement>('button', { name: 'Bring a font' })
  expect(bring.disabled).toBe(true)
  await person.click(screen.getByLabelText(/^I may use this font/))
  const file = new File(['letters'], 'letters.woff2', { type: 'font/woff2' })
  await person.upload(screen.getByLabelText('Font file'), file)
  await screen.findByText('The font has no outlines.')
  answer({ 'POST /api/brand-fonts': () => FONT })
  await person.upload(screen.getByLabelText('Font file'), file)
  await screen.findByRole('img', { name: 'Harbour Hand' })
  expect(JSON.stringify(calls)).toContain('"mayUse":true')
  expect(screen.getAllByRole('option', { name: 'Harbour Hand (yours)' })).toHaveLength(2)
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('Harbour Hand and Fraunces')
})
