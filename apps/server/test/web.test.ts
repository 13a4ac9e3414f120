/** Pages and files of a built web; the build here is a small one of our own. */
import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDirectory, Person, query, startServer, startServerForTest, type TestServer, writeWeb } from './harness.ts'

let server: TestServer
let web: string
beforeAll(async () => {
  web = writeWeb({
    'client/index.html':
      '<!doctype html><html lang="en"><head><link rel="stylesheet" crossorigin href="/assets/a.css"><!--head--></head><body><div id="root"><!--app--></div><script type="module" src="/assets/index-1.js"></script></body></html>',
    'client/assets/a.css': 'body{color:red}',
    'client/assets/index-1.js': `console.log(${JSON.stringify('x'.repeat(5000))})`,
    'client/assets/page-2.js': 'export {}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index-1.js', css: ['assets/a.css'] },
      'src/main.tsx': { file: 'assets/app-3.js', imports: ['index.html'] },
      'src/language/ar.json': { file: 'assets/ar-4.js' },
      'src/pages/dashboard.tsx': { file: 'assets/page-2.js', imports: ['index.html'] },
    }),
    'server/entry-server.js': `export async function render(path, { user, nonce, origin, form, language: asked }) {
      const language = asked.chosen ?? asked.accepted ?? 'en'
      const spoken = { language, direction: language === 'ar' ? 'rtl' : 'ltr', files: [] }
      if (path === '/') return { ...spoken, status: 302, head: '', body: '', redirect: '/dashboard' }
      if (path === '/broken') throw new Error('a secret of the page')
      if (path === '/contact') return { ...spoken, status: form?.sent === false ? 400 : 200, head: '', body: JSON.stringify(form) }
      const known = path === '/dashboard'
      return { ...spoken, status: known ? 200 : 404, head: '<title>' + origin + '</title><script nonce="' + nonce + '">1</script>',
        body: '<p>' + (user ? user.firstName : 'nobody') + ' $& $1</p>', files: known ? ['src/pages/dashboard.tsx', 'src/language/' + language + '.json'] : [] }
    }`,
  })
  server = await startServer({ webDirectory: web })
})
afterAll(async () => {
  await server.close()
  fs.rmSync(web, { recursive: true })
})

describe('a page', () => {
  test('is rendered with its visitor, its style inside, its scripts named', async () => {
    const ada = new Person(server.app)
    const before = await ada.get('/dashboard')
    expect(before.body).toContain('<p>nobody $& $1</p>')
    await ada.signUp()
    const page = await ada.get('/dashboard')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('private, no-cache')
    expect(page.body).toContain('<p>Ada $& $1</p>')
    expect(page.body).toMatch(/<style nonce="[\w-]+">body\{color:red\}<\/style>/)
    // The scripts find the file of the style there; the browser does not fetch it.
    expect(page.body).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled>)/)
    expect(page.body).toMatch(/<link rel="modulepreload" href="\/assets\/page-2.js"[^>]*>/)
    expect(page.body).toContain('<script type="module" src="/assets/app-3.js"></script>')
    expect(page.body).toContain('<title>http://localhost')
  })

  test('is in the language that was chosen, or that the browser asks for, and brings its catalogue', async () => {
    const ada = new Person(server.app)
    const german = await ada.get('/dashboard', { 'accept-language': 'de' })
    expect(german.body).toContain('<html lang="de" dir="ltr">')
    expect(String(german.headers.vary)).toMatch(/accept-language, cookie/)
    const arabic = await ada.get('/dashboard', { 'accept-language': 'de', cookie: 'limner_language=ar' })
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.body).toMatch(/<link rel="modulepreload" href="\/assets\/ar-4.js"[^>]*>/)
    expect(arabic.headers.etag).not.toBe(german.headers.etag)
  })

  test('that a browser has already is not sent again, and keeps the policy that it came with', async () => {
    const ada = new Person(server.app)
    const first = await ada.get('/dashboard')
    const etag = String(first.headers.etag)
    const again = await ada.get('/dashboard', { 'if-none-match': `"other", ${etag.replace('W/', '')}` })
    expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined])
    await ada.signUp()
    expect((await ada.get('/dashboard', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('allows scripts by a nonce of its own only, and no frame', async () => {
    const nonces = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const { headers, body } = await new Person(server.app).get('/dashboard')
      const policy = String(headers['content-security-policy'])
      const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1] as string
      expect(policy).toMatch(/object-src 'none'; base-uri 'none'/)
      expect(policy).toMatch(/frame-ancestors 'none'/)
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(body).toContain(`<script nonce="${nonce}">`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  test('that does not exist is 404 with a page; an address of the API is a problem', async () => {
    const missing = await new Person(server.app).get('/nowhere')
    expect(missing.statusCode).toBe(404)
    expect(missing.headers['content-type']).toMatch('text/html')
    const api = await new Person(server.app).get('/api/nowhere')
    expect(api.statusCode).toBe(404)
    expect(api.headers['content-type']).toMatch('application/json')
    expect((await new Person(server.app).get('/assets/nothing.js')).headers['content-type']).toMatch('application/json')
  })

  test('may send elsewhere', async () => {
    const answer = await new Person(server.app).get('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/dashboard'])
  })

  test('that fails tells nothing of the inside', async () => {
    const answer = await new Person(server.app).get('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json().requestId).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('a form that is sent without scripts', () => {
  const form = (url: string, values: Record<string, string>, more: Record<string, string> = {}) =>
    new Person(server.app).post(url, String(new URLSearchParams(values)), {
      'content-type': 'application/x-www-form-urlencoded',
      ...more,
    })
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    inquiryType: 'general',
    subject: 'Café & more',
    message: 'Do they weave patterns?',
  }

  test('is a message like any other, or tells what is wrong, as a page', async () => {
    const sent = await form('/contact', message)
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(sent.body).toContain('{"sent":true}')
    const [row] = await query<{ subject: string }>(server.databaseUrl, 'select subject from contact_messages')
    expect(row?.subject).toBe('Café & more')
    const wrong = await form('/contact', { ...message, name: ' ', message: 'short' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('"name":"Name is required","message":"Message must be at least 10 characters"')
    expect(wrong.body).toContain('Café & more')
  })

  test('leads back to its page where it needs scripts, and nowhere else', async () => {
    const back = await form('/login?redirect=dashboard', { email: 'ada@example.com', password: 'secret' })
    expect([back.statusCode, back.headers.location]).toEqual([303, '/login?redirect=dashboard'])
    expect(back.body).not.toContain('secret')
    for (const url of ['//evil.example/x', '/\\\\evil.example/x'])
      expect((await form(url, {})).headers.location).not.toMatch(/evil\.example|^\/[/\\]/)
    expect((await form('/contact', message, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await form('/api/contact', message)).statusCode).toBe(415)
  })
})

describe('a file of the build', () => {
  test('is kept for good by browsers, and sent compressed', async () => {
    const answer = await new Person(server.app).get('/assets/index-1.js', { 'accept-encoding': 'gzip' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    expect(gunzipSync(answer.rawPayload).length).toBeGreaterThan(5000)
    const again = await new Person(server.app).get('/assets/index-1.js', {
      'if-none-match': answer.headers.etag as string,
    })
    expect(again.statusCode).toBe(304)
    const icon = await new Person(server.app).get('/favicon.svg')
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
  })

  test.each([
    '/.vite/manifest.json',
    '/index.html',
    '/assets/../../server/entry-server.js',
    '/server/entry-server.js',
    '/package.json',
  ])('%s is not served', async (url) => {
    expect((await new Person(server.app).get(url)).statusCode).toBe(404)
  })
})

test('every answer carries the headers that protect it', async () => {
  const ada = new Person(server.app)
  const answers = [
    await ada.get('/dashboard'),
    await ada.get('/broken'),
    await ada.get('/api/health/status'),
    await ada.get('/api/nothing'),
    await ada.get('/media/x.png'),
    await ada.get('/assets/index-1.js'),
    await ada.post('/api/login', '{'),
    await ada.post('/api/projects', {}, { origin: 'https://evil.example' }),
  ]
  for (const { headers } of answers) {
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors 'none'/)
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('without a build the API works and pages say what is missing', async () => {
  const empty = newDirectory()
  const { app } = await startServerForTest({ webDirectory: empty })
  expect((await new Person(app).get('/dashboard')).json().message).toContain('npm start')
  expect((await new Person(app).get('/api/health/status')).statusCode).toBe(200)
  expect((await new Person(app).get('/api/nothing')).statusCode).toBe(404)
  fs.rmdirSync(empty)
})

test('the description of the API names every endpoint', async () => {
  const document = (await new Person(server.app).get('/api/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths)).toContain('/api/projects/{id}/full')
})
