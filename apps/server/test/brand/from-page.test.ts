/** Brand kits from web pages over HTTP: what is read of good pages, and what hostile ones get. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { BrandProposal } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { memberOf, Person, startServer, startServerForTest, type TestServer } from '../harness.ts'

const MARK = '<path class="mark" d="M0 30 30 0l30 30z"/>'
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Harbor &amp; Finch — Coffee roasted by the sea</title>
<meta name="description" content="An elegant, warm coffee roaster at the old harbour.">
<link rel="stylesheet" href="/fonts.css" media="print"><link rel="stylesheet" href="/style.css">
<script type="application/ld+json">{"@type":"CafeOrCoffeeShop","name":"Harbor & Finch","telephone":"+44 20 7946 0018",
"address":{"@type":"PostalAddress","streetAddress":"4 Quay Street","addressLocality":"Leith","postalCode":"EH6 6NU"},
"openingHoursSpecification":[{"dayOfWeek":["Tuesday","Wednesday","Thursday","Friday"],"opens":"08:00","closes":"17:00"}]}</script>
</head><body><header><a class="logo" href="/"><svg viewBox="0 0 60 30" onload="alert(1)">${MARK}</svg></a></header>
<main><h1>Coffee roasted by the sea</h1><p>${'We roast every morning. '.repeat(20)}</p>
<a class="btn btn-primary" href="/shop">Shop</a></main><footer><a href="mailto:hello@harbor.example?subject=Hi">Write</a></footer></body></html>`
const STYLE = `:root{--brand:#b4652f} body{background:#fff;color:#000} body{background:#f7f1e5;color:#16263d;font:400 16px/1.5 Figtree,sans-serif}
h1{font-family:"Recoleta",Georgia,serif} .btn{background:#eeeeee} .btn-primary{background:var(--brand);color:#fff}
.mark{fill:#1f3a5f} .not-there{background:#ff00ff} .btn-primary:hover{background:#00ff00} a{color:#1f3a5f} } .broken{{
@media (prefers-color-scheme: dark){body{background:#000;color:#fff}}`

const html =
  (body: string): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', 'text/html; charset=utf-8').end(body)
const to =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end()

/** Sends without an end, as fast as it is taken. */
const endless =
  (head: string, part: string): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'text/html').write(head)
    const more = () => {
      while (response.write(part));
    }
    response.on('drain', more)
    more()
  }

const withLogo = (
  logo: string,
) => `<html><head><title>Saltmarsh</title></head><body><header class="logo">${logo}</header>
<p style="color:#123456">${'Words about the marsh. '.repeat(20)}</p></body></html>`
const TITLE_ONLY =
  '<html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>'

const PAGES: Record<string, RequestListener> = {
  '/': html(PAGE),
  '/style.css': (_request, response) => void response.setHeader('content-type', 'text/css').end(STYLE),
  '/moved': to('/'),
  '/to-loopback': to('http://127.0.0.1/secret'),
  '/to-metadata': to('http://169.254.169.254/latest/meta-data/'),
  '/round': to('/round'),
  '/endless': endless(
    '<html><head><title>Endless</title></head><body style="background:#fde68a"><p>',
    'more words '.repeat(3000),
  ),
  '/bomb': (_request, response) => {
    const body = `<html><head><title>Bomb</title></head><body style="background:#0f766e">${'a'.repeat(30_000_000)}`
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(body))
  },
  '/packed': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(PAGE)),
  '/app': html(TITLE_ONLY),
  '/app-with-colour': html(TITLE_ONLY.replace('<title>', '<meta name="theme-color" content="#7c3aed"><title>')),
  '/error': (_request, response) => void response.writeHead(500).end(),
  '/refused': (_request, response) => void response.writeHead(403).end(),
  '/picture': (_request, response) =>
    void response.setHeader('content-type', 'image/png').end(flatPng(4, 4, [1, 2, 3])),
  '/file': (_request, response) => void response.setHeader('content-type', 'application/pdf').end('%PDF-1.7'),
  '/hidden/page': html(PAGE),
  '/robots.txt': (_request, response) =>
    void response.setHeader('content-type', 'text/plain').end('User-agent: *\nDisallow: /hidden/\n'),
  '/huge-style': html(PAGE.replace('/style.css', '/huge.css')),
  '/huge.css': (_request, response) => {
    const rules = `body{background:#f7f1e5;color:#16263d}${'.logo{color:#abcdef}h1>p{margin:0}'.repeat(120_000)}`
    response.setHeader('content-type', 'text/css').end(rules)
  },
  '/hostile-logo': html(
    withLogo(
      '<svg viewBox="0 0 10 10"><script>alert(1)</script><image href="file:///etc/passwd"/><path d="M0 0h9v9z"/></svg><svg viewBox="0 0 8 8"><a href="javascript:alert(1)"><circle cx="4" cy="4" r="4" fill="#0b5d4e"/></a></svg>',
    ),
  ),
  '/white-logo': html(withLogo('<svg viewBox="0 0 60 30"><path fill="#fff" d="M0 30 30 0l30 30z"/></svg>')),
  '/inner-logo': html(
    withLogo('<img class="logo" src="http://169.254.169.254/logo.png"><img class="logo" src="/logo.png">'),
  ),
  '/logo.png': (_request, response) => {
    response.setHeader('content-type', 'image/png').end(flatPng(120, 60, [11, 93, 78]))
  },
}

let server: TestServer
/** With the engine of the product: it reads tones, and draws logos as shapes. */
let real: TestServer
let artist: Person
let owner: Person
let origin: string
const asked: { url: string; agent: string | undefined; cookie: string | undefined }[] = []
const pages = createServer((request, response) => {
  asked.push({ url: request.url ?? '', agent: request.headers['user-agent'], cookie: request.headers.cookie })
  const answer = PAGES[request.url ?? '']
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => pages.listen(0, '::', resolve))
  // What is allowed by its name is not by its address: where a page leads is checked again.
  origin = `http://localhost:${(pages.address() as AddressInfo).port}`
  const environment = { READ_PAGES: 'on, localhost' }
  server = await startServer({ environment })
  real = await startServer({ engineModule: '@limner/engine', environment })
  owner = await memberOf(server)
  artist = await memberOf(real)
}, 120_000)
afterAll(async () => {
  pages.closeAllConnections()
  pages.close()
  await Promise.all([server.close(), real.close()])
})

const propose = (url: string, person = owner) => person.post('/api/brand-proposals', { url })
async function proposed(path: string, person = owner): Promise<BrandProposal> {
  const answer = await propose(origin + path, person)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toContain('text/event-stream')
  const events = answer.body
    .split('\n\n')
    .flatMap((block) => (block.startsWith('data: ') ? [JSON.parse(block.slice(6))] : []))
  expect(events.map(({ step }) => step)).toEqual(['logo', 'done'])
  return events[1].proposal
}
async function refusal(path: string): Promise<string> {
  const answer = await propose(path.startsWith('/') ? origin + path : path)
  expect(answer.statusCode, answer.body).toBe(422)
  return answer.json().message
}
const svgOf = (logo: string | null) => Buffer.from(logo?.replace(/^[^,]*,/, '') ?? '', 'base64').toString()

test('name, logo, colours by their roles, typefaces, tone and facts are read, and what is proposed can be kept as it is', async () => {
  const { kit, ...about } = await proposed('/moved', artist)
  expect(kit).toMatchObject({
    name: 'Harbor & Finch',
    logoShowsName: true,
    colours: { paper: '#f7f1e5', ink: '#16263d', accent: '#b4652f', secondary: '#1f3a5f' },
    typefaces: { display: 'Fraunces', text: 'Figtree' },
    facts: {
      ...{
        name: 'Harbor & Finch',
        tagline: 'Coffee roasted by the sea',
        phone: '+44 20 7946 0018',
        hours: 'Tue–Fri 8–17',
      },
      ...{ email: 'hello@harbor.example', address: '4 Quay Street, Leith EH6 6NU' },
    },
  })
  expect(kit.tones).toContain('elegant')
  expect(about).toMatchObject({
    ...{ url: `${origin}/`, logoFrom: 'header', isScripted: false },
    faces: { display: { named: 'Recoleta', isSame: false }, text: { named: 'Figtree', isSame: true } },
  })
  expect(svgOf(kit.logo)).toMatch(/^<svg [^>]*><path [^>]*fill="#1f3a5f"/)
  expect(svgOf(kit.logo)).not.toContain('onload')
  expect((await artist.get('/api/brand-kits')).json()).toEqual([])
  const kept = await artist.post('/api/brand-kits', kit)
  expect(kept.statusCode, kept.body).toBe(201)
  expect(kept.json()).toMatchObject({
    name: 'Harbor & Finch',
    logo: { isVector: true },
    colours: { accent: '#b4652f' },
  })
})

test('who asks is told to the site, no cookie is sent, and only what is needed is fetched', async () => {
  asked.length = 0
  await proposed('/')
  expect(asked.map(({ url }) => url)).toEqual(['/robots.txt', '/', '/style.css'])
  for (const { agent, cookie } of asked) {
    expect(agent).toMatch(/Limner\/1\.0; .*\+http/)
    expect(cookie).toBeUndefined()
  }
})

describe('a page that means harm, or nothing', () => {
  test.each([
    ['/to-loopback', 'does not lead to a public address'],
    ['/to-metadata', 'does not lead to a public address'],
    ['http://127.0.0.1/', 'does not lead to a public address'],
    ['http://[::1]/', 'does not lead to a public address'],
    ['http://10.0.0.1', 'does not lead to a public address'],
    ['http://example.com:22/', 'port that is not allowed'],
    ['http://user:secret@example.com/', 'no web address'],
    ['file:///etc/passwd', 'no web address'],
    ['nonsense', 'no web address'],
    ['/round', 'never to a page'],
    ['/not-there', 'There is no page at this address'],
    ['/refused', 'does not let programs read this page'],
    ['/error', 'answers with an error'],
    ['/picture', 'Take colours from a picture'],
    ['/file', 'is a file, not a page'],
    ['/hidden/page', 'robots.txt'],
    ['/app', 'written by scripts'],
  ])('%s is refused with a sentence that says what to do', async (address, says) => {
    expect(await refusal(address)).toContain(says)
    expect(asked.map(({ url }) => url)).not.toContain('/secret')
  })

  test('of an endless page and of a bomb the beginning is read, in little time', async () => {
    const began = performance.now()
    expect((await proposed('/endless')).kit).toMatchObject({ name: 'Endless', colours: { paper: '#fde68a' } })
    expect((await proposed('/bomb')).kit).toMatchObject({ name: 'Bomb', colours: { paper: '#0f766e' } })
    expect((await proposed('/packed')).kit.name).toBe('Harbor & Finch')
    expect(performance.now() - began).toBeLessThan(90_000)
  })

  test('a page that scripts write says so, with what there is', async () => {
    const { kit, isScripted, logoFrom } = await proposed('/app-with-colour')
    expect([isScripted, kit.colours.accent, kit.logo, logoFrom]).toEqual([true, '#7c3aed', null, null])
  })

  test('a style sheet of megabytes is read as far as it goes', async () => {
    expect((await proposed('/huge-style')).kit.colours).toMatchObject({ paper: '#f7f1e5', ink: '#16263d' })
  })

  test('a logo keeps nothing but its shapes; one that opens files, one that is white and one inside the network are passed over', async () => {
    const svg = svgOf((await proposed('/hostile-logo', artist)).kit.logo)
    expect(svg).toContain('#0b5d4e')
    expect(svg).not.toMatch(/script|href|image/)
    expect((await proposed('/white-logo', artist)).kit.logo).toBeNull()
    const { kit, logoFrom } = await proposed('/inner-logo', artist)
    expect([kit.logo?.slice(0, 22), logoFrom]).toEqual(['data:image/png;base64,', 'header'])
  })
})

test('a page that never answers is given up', { timeout: 40_000 }, async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '::', resolve))
  try {
    const address = `http://localhost:${(silent.address() as AddressInfo).port}/`
    expect((await propose(address)).json()).toMatchObject({
      error: 'unprocessable',
      message: expect.stringContaining('takes too long'),
    })
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
})

test('where the operator does not allow it, nothing is asked: 403, and the pages are not offered it', async () => {
  const closed = await startServerForTest()
  asked.length = 0
  const answer = await (await memberOf(closed)).post('/api/brand-proposals', { url: origin })
  expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('READ_PAGES')])
  expect(asked).toEqual([])
  expect((await propose(origin, new Person(server.app))).statusCode).toBe(401)
})

test('one account reads six pages a minute', async () => {
  const limited = await startServerForTest({ environment: { READ_PAGES: 'on', RATE_LIMIT: 'on' } })
  const person = await memberOf(limited)
  const answers = []
  for (let turn = 0; turn < 7; turn++) answers.push((await propose('http://127.0.0.1/', person)).statusCode)
  expect(answers).toEqual([422, 422, 422, 422, 422, 422, 429])
})
