// @vitest-environment happy-dom
/** A printed design looked over: while it waits, where it fails, with ink and colours, and of screens. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../../../test/fake-api.ts'
import { ADA, show } from '../../../../test/window.tsx'
import { PrintCheck } from './print-check.tsx'

const ID = '33333333-3333-4333-8333-333333333333'
const ADDRESS = `GET /api/designs/${ID}/preflight`
const CHOICES = `GET /api/designs/${ID}/print`
const CONDITIONS = [
  { name: 'fogra39', label: 'Coated, Europe (FOGRA39)', inkLimit: 300 },
  { name: 'fogra47', label: 'Uncoated, Europe (FOGRA47)', inkLimit: 300 },
]
const choices = () => ({
  print: { region: 'europe', condition: 'fogra39', conditions: CONDITIONS, own: null, size: null, sizes: [] },
})
const shown = () => show(<PrintCheck id={ID} onMade={() => {}} />, { user: ADA })
const PAGE = { width: 85, height: 55, bleed: 3, safe: 3 }

test('ink is told as it is measured, and a colour that inks cannot show beside what they print', async () => {
  const said = 'Inks cannot show #0000ff: it prints as #482f92 (ΔE 13.4).'
  fakeApi({
    [CHOICES]: choices,
    [ADDRESS]: () => ({
      page: PAGE,
      press: { ink: 278, inkLimit: 300, condition: 'FOGRA39', name: 'fogra39', label: 'Coated, Europe (FOGRA39)' },
      checks: [
        { name: 'ink', faults: [] },
        { name: 'colours', faults: [{ artboard: 0, said, swatch: { asked: '#0000ff', printed: '#482f92' } }] },
      ],
    }),
  })
  shown()
  screen.getByText('Looking it over...')
  await screen.findByText(/In CMYK at most 278 % ink; the paper bears 300 %/)
  screen.getByText('The paper bears the ink')
  screen.getByText(said)
  const [asked, printed] = [screen.getByTitle('On the screen'), screen.getByTitle('In print')]
  expect([asked.style.background, printed.style.background].map((one) => one.includes('#'))).toEqual([true, true])
})

test('what cannot be looked over says why, and what is for screens says so', async () => {
  const { answer } = fakeApi({ [CHOICES]: choices, [ADDRESS]: () => refusal(422, 'Not now.') })
  const { unmount } = shown()
  await screen.findByText('It could not be looked over: Not now.')
  unmount()
  answer({ [ADDRESS]: () => ({ page: null, press: null, checks: [] }) })
  shown()
  await screen.findByText('This design is for screens.')
})

test('another paper is looked over anew, and kept until the usual one is chosen again', async () => {
  const asked: string[] = []
  fakeApi({
    [CHOICES]: choices,
    [ADDRESS]: ({ query }) => {
      asked.push(query.get('condition') ?? '')
      return {
        page: PAGE,
        press: { ink: 278, inkLimit: 300, condition: 'FOGRA39', name: 'fogra39', label: '' },
        checks: [],
      }
    },
  })
  const { person } = shown()
  const paper = await screen.findByRole('combobox', { name: 'Paper and press' })
  await person.selectOptions(paper, 'Uncoated, Europe (FOGRA47)')
  await waitFor(() => expect(asked).toEqual(['fogra39', 'fogra47']))
  expect(localStorage.getItem('print_condition')).toBe('fogra47')
  await person.selectOptions(paper, 'Coated, Europe (FOGRA39)')
  expect(localStorage.getItem('print_condition')).toBeNull()
})
