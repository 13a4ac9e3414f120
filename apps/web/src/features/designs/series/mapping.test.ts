import { expect, test } from 'vitest'
import { guessedMapping, headed, wordsOf } from './mapping.ts'
import { readTable, type Table } from './table.ts'

const read = (text: string): Table => {
  const table = readTable(text)
  if (typeof table === 'string') throw new Error(table)
  return table
}

test('tables come with commas, semicolons or tabs, with quotes and empty cells', () => {
  expect(read('Name,Role\n"Byron, Ada",Analyst\n\nMary,')).toEqual({
    columns: ['Name', 'Role'],
    rows: [
      ['Byron, Ada', 'Analyst'],
      ['Mary', ''],
    ],
  })
  expect(read('Name;Role\nAda;Analyst').rows).toEqual([['Ada', 'Analyst']])
  expect(read('Name\tRole\nAda\tAnalyst').columns).toEqual(['Name', 'Role'])
})

test('what is no table is told', () => {
  expect(readTable('Name')).toContain('at least one row')
  expect(readTable(`Name\n${'Ada\n'.repeat(301)}`)).toContain('301 rows')
  expect(readTable('Name,Role\n"Ada,Analyst')).toContain('quotation mark')
})

test('columns find the texts that they are for, and each serves one', () => {
  const table = read('Email,Full name,Phone\nada@example.com,Ada,+44 20 5550 1042')
  const texts = [
    { id: 'front-name', text: 'Ines Moreau', side: 0 },
    { id: 'contact-1', text: 'ines@example.org', side: 1 },
    { id: 'contact-2', text: '+33 1 44 55 66 77', side: 1 },
  ]
  const mapping = guessedMapping(table, texts)
  expect(mapping).toEqual({ 'contact-1': 0, 'contact-2': 2 })
  expect(guessedMapping(read('name\nAda'), texts)).toEqual({ 'front-name': 0 })
  expect(wordsOf(table, mapping)).toEqual([{ 'contact-1': 'ada@example.com', 'contact-2': '+44 20 5550 1042' }])
})

test('columns go by what a part is called, too, and what says the same on both sides is the same', () => {
  const table = read('Full name,Role,E-mail\nAda,Analyst,ada@example.com')
  const texts = [
    { id: 'brand', text: 'Ines Moreau', side: 0, called: 'Name' },
    { id: 'job', text: 'Dentist', side: 0, called: 'Title' },
    { id: 'text', text: 'ines@example.org', side: 0, called: 'Email' },
    { id: 'brand-2', text: 'Ines Moreau', side: 1, called: 'Name' },
  ]
  expect(guessedMapping(table, texts)).toEqual({ brand: 0, job: 1, text: 2, 'brand-2': 0 })
})

test('a list without a heading loses no name: its first line is a row, and the names go to the name', () => {
  const texts = [
    { id: 'job', text: 'Dentist', side: 0, called: 'Title' },
    { id: 'brand', text: 'Ines Moreau', side: 0, called: 'Name' },
    { id: 'mail', text: 'ines@example.org', side: 0, called: 'Email' },
  ]
  const list = headed(read('Ada Byron\nMary Lee\nJo'), texts)
  expect(list.rows).toEqual([['Ada Byron'], ['Mary Lee'], ['Jo']])
  expect(guessedMapping(list, texts)).toEqual({ brand: 0 })

  const wide = headed(read('Ada Byron,ada@example.com\nMary Lee,mary@example.com'), texts)
  expect(wide.rows).toHaveLength(2)
  expect(guessedMapping(wide, texts)).toEqual({ brand: 0, mail: 1 })
})

test('a heading stays one where it names a text, or is shorter than every line below it', () => {
  const texts = [{ id: 'brand', text: 'Ines Moreau', side: 0, called: 'Name' }]
  expect(headed(read('Name\nAda\nMary'), texts).rows).toEqual([['Ada'], ['Mary']])
  expect(headed(read('Guest\nAda Byron\nMary Lee'), texts).rows).toEqual([['Ada Byron'], ['Mary Lee']])
  expect(headed(read('Guest,Table\nAda Byron,Window'), texts).columns).toEqual(['Guest', 'Table'])
})
