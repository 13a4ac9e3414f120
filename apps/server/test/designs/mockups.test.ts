/** Designs shown where they are used. */
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
const namesOf = async (design: string): Promise<string[]> =>
  (await ada.get(`${design}/mockups`)).json().mockups.map(({ name }: { name: string }) => name)

test('what a design is says where it can be seen', async () => {
  expect(await namesOf(await designOf('Business card for Ines Moreau, dentist'))).toEqual(['table', 'stack'])
  expect(await namesOf(await designOf('Logo for a bakery called Crumb'))).toEqual(['bag', 'sign', 'home-screen'])
  expect(await namesOf(await designOf('Leaderboard banner for a shoe sale'))).toEqual(['hoarding'])
})

test('a mock-up is a picture with the design in it; another name is refused with those that there are', async () => {
  const design = await designOf('Poster for a jazz night on 3 May')
  const [first, other] = await Promise.all([ada.get(`${design}/mockup`), ada.get(`${design}/mockup?name=street`)])
  for (const { statusCode, headers, rawPayload } of [first, other]) {
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1600, 1200])
  }
  expect(first.rawPayload.equals(other.rawPayload)).toBe(false)
  const refused = await ada.get(`${design}/mockup?name=mug`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'This design can be shown as: wall, street, telephone.',
  ])
})
