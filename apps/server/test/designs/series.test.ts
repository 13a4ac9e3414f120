/** Many from a table: a design with the words of each row, tried first, then taken away as one file. */
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, type Person, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let ada: Person
let design: string
let texts: { id: string; text: string }[]
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  ada = await memberOf(server)
  const made = await ada.make({ prompt: 'Business card for Ines Moreau, dentist, +33 1 44 55 66 77' })
  design = `/api/designs/${made.designId}`
  texts = (await ada.get(`${design}/parts`)).json().artboards[0].texts
}, 60_000)
afterAll(() => server.close())

const nameId = () => texts.find(({ text }) => /Ines|Moreau/i.test(text))?.id ?? ''

test('rows are tried: one is seen, and what finds no room is told with its row', async () => {
  const rows = [{ [nameId()]: 'Ada Byron' }, { [nameId()]: 'Ada '.repeat(300) }, { 'no such text': 'x' }]
  const tried = await ada.post(`${design}/series/try`, { rows, shown: 0 })
  expect(tried.statusCode, tried.body).toBe(200)
  const { faults, svg } = tried.json()
  expect(faults[0]).toBeNull()
  expect(faults[1]).toMatch(/room/)
  expect(faults[2]).toBe('There is no such text in this design.')
  expect(svg).toMatch(/^<svg/)
  expect((await ada.post(`${design}/series/try`, { rows, shown: 1 })).json().svg).toBeNull()
})

test('an empty cell takes its text away', async () => {
  const phone = texts.find(({ text }) => /44/.test(text))?.id ?? ''
  const tried = (await ada.post(`${design}/series/try`, { rows: [{ [phone]: '' }], shown: 0 })).json()
  expect(tried.faults).toEqual([null])
})

test('the rows come as one PDF, on sheets to cut, or as pictures named after what each says', async () => {
  const rows = [{ [nameId()]: 'Ada Byron' }, { [nameId()]: 'Mary Somerville' }]
  const pdf = await ada.post(`${design}/series`, { rows })
  expect(pdf.statusCode, pdf.body).toBe(200)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const sides = (await ada.get(`${design}/parts`)).json().artboards.length
  expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page /g)).toHaveLength(2 * sides)
  const sheets = await ada.post(`${design}/series`, { rows, impose: 'a4' })
  expect(sheets.headers['content-disposition']).toContain('sheets a4.pdf')
  expect(sheets.rawPayload.toString('latin1').match(/\/Type \/Page /g)).toHaveLength(sides)
  const zip = await ada.post(`${design}/series`, { rows, format: 'svg' })
  const files = Object.keys(unzipSync(zip.rawPayload))
  expect(files).toHaveLength(2 * sides + 1)
  expect(files).toContain('RIGHTS.txt')
  expect(files[0]).toMatch(/^1 Ada Byron/)
})

test('a row without room is refused with its number', async () => {
  const refused = await ada.post(`${design}/series`, {
    rows: [{ [nameId()]: 'Ada' }, { [nameId()]: 'Ada '.repeat(300) }],
  })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().message).toMatch(/^Row 2: /)
})

test('a single design goes on a sheet as often as there is room', async () => {
  const sheet = await ada.get(`${design}/export?format=pdf&impose=a4`)
  expect(sheet.statusCode, sheet.body.slice(0, 200)).toBe(200)
  expect(sheet.rawPayload.toString('latin1').match(/\/Art\d+ \d+ 0 R/g)?.length).toBeGreaterThan(8)
})

test('a file for a press is a PDF/X-4 in inks, of a design and of rows; pictures are never in inks', async () => {
  const file = await ada.get(`${design}/export?format=pdf&bleed=true&colour=cmyk`)
  expect(file.statusCode, file.body.slice(0, 200)).toBe(200)
  expect(file.headers['content-disposition']).toContain('print CMYK FOGRA39.pdf')
  const text = file.rawPayload.toString('latin1')
  expect(text).toContain('PDF/X-4')
  expect(text).not.toContain('DeviceRGB')
  const many = await ada.post(`${design}/series`, { rows: [{ [nameId()]: 'Ada' }], impose: 'a4', colour: 'cmyk' })
  expect(many.headers['content-disposition']).toContain('sheets a4 CMYK FOGRA39.pdf')
  expect(many.rawPayload.toString('latin1')).not.toContain('DeviceRGB')
  const picture = await ada.get(`${design}/export?format=png&colour=cmyk`)
  expect(picture.statusCode).toBe(422)
  expect(picture.json().message).toBe('Only a PDF can be in CMYK.')
  const { press } = (await ada.get(`${design}/preflight`)).json()
  expect(press).toMatchObject({ inkLimit: 300, condition: 'FOGRA39', name: 'fogra39' })
})

const intentOf = (file: { rawPayload: Buffer }) =>
  /\/OutputConditionIdentifier \(([^)]+)\)/.exec(file.rawPayload.toString('latin1'))?.[1]

test('paper and press are what is usual where the design is printed, or what was asked for; signed addresses say which', async () => {
  const german = await ada.get(`${design}/print`, { 'accept-language': 'de' })
  expect(german.json().print, german.body).toMatchObject({ region: 'europe', size: '85x55' })
  const asked = `${design}/export?format=pdf&bleed=true&colour=cmyk`
  expect(intentOf(await ada.get(asked))).toBe('FOGRA39')
  expect(intentOf(await ada.get(`${asked}&condition=cgats-tr-001`))).toBe('CGATS TR 001')
  expect(intentOf(await ada.get(`${asked}&condition=fogra47`))).toBe('FOGRA47')
  const { press } = (await ada.get(`${design}/preflight?condition=fogra39`)).json()
  expect(press).toMatchObject({ condition: 'FOGRA39', label: 'Coated, Europe (FOGRA39)' })
  const { files } = (await ada.get(`${design}/files?outputs=pdf&colour=cmyk`)).json()
  expect(files[0].url).toContain('condition=fogra39')
  expect(intentOf(await ada.get(files[0].url))).toBe('FOGRA39')
  const other = await ada.get(files[0].url.replace('fogra39', 'fogra47'))
  expect(other.statusCode).toBe(403)
})

test('a size takes a design of its proportions, and refuses others with how to get there', async () => {
  const boxOf = (file: { rawPayload: Buffer }) => /\/TrimBox \[([^\]]+)\]/.exec(file.rawPayload.toString('latin1'))?.[1]
  const asked = `${design}/export?format=pdf&bleed=true&colour=cmyk&size=`
  const [left = 0, , right = 0] = (boxOf(await ada.get(`${asked}85x55`)) ?? '').split(' ').map(Number)
  expect(right - left).toBeCloseTo(240.94, 1)
  const refused = await ada.get(`${asked}a3`)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().message).toBe('This design has other proportions than A3. Have it composed in A3 first.')
})
