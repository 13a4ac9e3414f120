/** The report of a logo: measured, and as a page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, type Person, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  ada = await memberOf(server)
}, 60_000)
afterAll(() => server.close())

const designOf = async (prompt: string) => `/api/designs/${(await ada.make({ prompt })).designId}`

test('a logo is measured, and its page comes as PDF or PNG under a name that says so', async () => {
  const design = await designOf('Logo for a bakery called Crumb')
  const { checks } = (await ada.get(`${design}/report`)).json()
  expect(checks).toHaveLength(7)
  const [pdf, png] = [await ada.get(`${design}/report/file`), await ada.get(`${design}/report/file?format=png`)]
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toMatch(/ logo report\.pdf"/)
  expect(png.rawPayload.readUInt32BE(16)).toBe(1240)
})

test('a poster has none, and a logo of another person neither', async () => {
  const poster = await designOf('Poster for a jazz night on 3 May')
  const refused = await ada.get(`${poster}/report`)
  expect([refused.statusCode, refused.json().message]).toEqual([422, 'A logo report is made of a logo.'])
  const other = await memberOf(server)
  expect((await other.get(`${await designOf('Logo for Crumb')}/report/file`)).statusCode).toBe(403)
})
