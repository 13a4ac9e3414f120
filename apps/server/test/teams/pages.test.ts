/** What the page of a project is rendered from, for everybody of a team and beside it. */
import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, startServer, type TestServer, writeWeb } from '../harness.ts'

let server: TestServer
let web: string
beforeAll(async () => {
  const head = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"><!--head--></head>'
  web = writeWeb({
    'client/index.html': `<!doctype html><html lang="en">${head}<body><!--app--></body></html>`,
    'client/assets/a.css': 'body{color:red}',
    'client/assets/index-1.js': 'export {}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index-1.js', css: ['assets/a.css'] },
    }),
    'server/entry-server.js': `export async function render(path, { source }) {
      const found = await source.project(path.split('/').at(-1))
      const body = found === null || found === 'private' ? String(found) : found.project.title + ', ' + found.project.access
      return { language: 'en', direction: 'ltr', files: [], status: 200, head: '', body }
    }`,
  })
  server = await startServer({ webDirectory: web })
}, 60_000)
afterAll(async () => {
  await server.close()
  fs.rmSync(web, { recursive: true })
})

test('the page has the project for its people, and is private to everybody else until it is published', async () => {
  const [owner, viewer, stranger] = [new Person(server.app), new Person(server.app), new Person(server.app)]
  await owner.signUp()
  const email = await viewer.signUp()
  const { id } = await owner.createProject('Harbor')
  const { link } = (await owner.post(`/api/projects/${id}/invitations`, { email, role: 'viewer' })).json()
  const seenBy = async (person: Person) => /<body>(.*)<\/body>/.exec((await person.get(`/project/${id}`)).body)?.[1]
  expect(await seenBy(viewer)).toBe('private')
  await viewer.post(`/api/invitations/${link.split('/').at(-1)}/accept`)
  expect(await Promise.all([owner, viewer, stranger].map(seenBy))).toEqual([
    'Harbor, owner',
    'Harbor, viewer',
    'private',
  ])
  await owner.send('PATCH', `/api/projects/${id}`, { isPublic: true })
  expect(await seenBy(stranger)).toBe('Harbor, null')
  await owner.send('DELETE', `/api/projects/${id}`)
  expect(await seenBy(viewer)).toBe('null')
})
