import { expect, test } from 'vitest'
import { readBrief } from './read.ts'

const told = (prompt: string) => {
  const { brand, copy } = readBrief(prompt)
  return { brand, copy: copy.map(({ role, text }) => `${role}: ${text}`) }
}

test.each([
  ["Flyer for Nico's barbershop grand opening, 12 May", "Nico's barbershop", 'grand opening'],
  ["Flyer for Miller's farm open day on 4 July", "Miller's farm", 'open day'],
  ["Flyer for Maria's Cleaning Service: windows and floors", "Maria's Cleaning Service", 'windows'],
])('%s: somebody’s business is a name, what follows is not of it', (prompt, name, after) => {
  const { brand, copy } = told(prompt)
  expect(brand).toBe(name)
  expect(copy).toContain(`brand: ${name}`)
  expect(copy.join(' ')).toContain(after)
})

test('somebody’s feast is no business', () => {
  expect(told("Invitation to Lena's birthday party, 5 May").brand).toBeUndefined()
})

test('a name alone behind its kind', () => {
  expect(told('Icon for Plover. Blue').brand).toBe('Plover')
})
