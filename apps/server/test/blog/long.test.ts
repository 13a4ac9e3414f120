/** A blog of more articles than one page of a list holds: nothing of it falls off the end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rss, sitemap } from '../../src/features/blog/feeds.ts'
import { Person, query, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let reader: Person
beforeAll(async () => {
  server = await startServer()
  reader = new Person(server.app)
  await query(
    server.databaseUrl,
    `insert into articles (slug, bubble_id, title, excerpt, content, read_minutes, author, category, tags, published_at, is_published)
     select 'old-' || n, 'old-' || n, 'Older article ' || n, '100% linen_' || n, '<p>Text</p>', 1, 'Ines', 'Archive',
       case when n = 130 then '["Loom"]'::jsonb else '[]'::jsonb end,
       timestamptz '2020-01-01' - n * interval '1 day', true
     from generate_series(1, 130) n`,
  )
})
afterAll(() => server.close())

const find = async (address: string) => (await reader.get(`/api/blog/find?${address}`)).json()

test('the last of them is found by title, tag and category, and on its page', async () => {
  const all = await find('limit=7')
  expect(all.total).toBeGreaterThan(139)
  expect(all.categories).toContain('Archive')
  expect(all.articles).toHaveLength(7)
  const last = await find(`offset=${all.total - 1}&limit=7`)
  expect(last.articles.map(({ slug }: { slug: string }) => slug)).toEqual(['old-130'])
  expect((await find('search=OLDER+ARTICLE+130')).articles).toHaveLength(1)
  expect((await find('search=loom')).articles[0].slug).toBe('old-130')
  expect((await find('category=Archive')).total).toBe(130)
  expect((await find('slugs=old-129,old-130,nothing')).total).toBe(2)
  const second = await reader.get('/api/blog/articles?page=2&category=Archive')
  expect(second.json()).toHaveLength(30)
})

test('a search takes letters as they are', async () => {
  expect((await find('search=100%25+linen_130')).total).toBe(1)
  expect((await find('search=%25nothing')).total).toBe(0)
  expect((await find('search=linenx')).total).toBe(0)
})

test('two others go with an article: those that are like it come first', async () => {
  const { articles } = (await reader.get('/api/blog/articles/old-60/related')).json()
  expect(articles.map(({ slug }: { slug: string }) => slug)).toEqual(['old-1', 'old-2'])
  expect((await reader.get('/api/blog/articles/nothing/related')).statusCode).toBe(404)
})

test('the map of the site names all that it is given; the feed carries whole texts with addresses that lead here', async () => {
  const updatedAt = new Date('2026-02-03T00:00:00Z')
  const map = sitemap(
    ['/'],
    Array.from({ length: 500 }, (_, at) => ({ slug: `a-${at}`, updatedAt })),
    'https://limner.example',
  )
  expect(map.match(/<loc>/g)).toHaveLength(501)
  const whole = (await reader.get('/api/blog/articles/three-colours-are-enough')).json()
  const feed = rss([{ ...whole, content: '<p>]]>\u0007<img src="/media/a.png"></p>' }], 'https://limner.example')
  expect(feed).toContain(
    '<content:encoded><![CDATA[<p>]]]]><![CDATA[><img src="https://limner.example/media/a.png"></p>]]>',
  )
})
