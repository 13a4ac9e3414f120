/** What other programs bring to the blog, shown in a browser: nothing of it runs, with the content policy or without. */
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { HOSTILE_CONTENT, KEPT_TAGS } from './hostile-article.ts'
import { stage } from './stage.ts'

const { visit, url, dataDirectory } = stage()
const article = (bubbleId: string) => ({ bubbleId, title: bubbleId, content: HOSTILE_CONTENT })

beforeAll(async () => {
  const key = /limner_[\w-]{43}/.exec(await admin(dataDirectory, 'key', 'create', 'Test'))?.[0] ?? ''
  for (const [address, body] of [
    ['push', article('pushed')],
    ['push/batch', { articles: [article('batched')] }],
    ['sync/articles', { bubbleIds: ['synced'] }],
  ] as const) {
    const headers = { 'content-type': 'application/json', 'x-api-key': key }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${url}/api/blog/${address}`, init)
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  }
})

/** The body once more as the app writes it, everything in it pressed, loaded or refused, and a frame drawn. */
const provoke = (body: Locator) =>
  body.evaluate(async (element) => {
    const html = element.innerHTML
    element.innerHTML = html
    for (const one of element.querySelectorAll<HTMLElement>('*'))
      if (one.tagName !== 'A' || !one.hasAttribute('href')) one.click()
    // A picture that is asked for after everything else: what came before it has had its turn.
    const last = new Image()
    last.src = `/pictures/og.png?${Math.random()}`
    await Promise.allSettled([...document.images, last].map((image) => image.decode()))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

for (const bypassCSP of [false, true]) {
  const policy = bypassCSP ? 'without the content policy' : 'with the content policy'
  test.concurrent.each(['pushed', 'batched', 'synced'])(
    `%s, ${policy}: nothing runs, and what an article is made of stays`,
    async (slug) => {
      const { page, end } = await visit({ bypassCSP })
      await page.goto(`/blog/${slug}`)
      const body = page.locator('.prose')
      for (const tag of KEPT_TAGS) expect(await body.locator(tag).count(), tag).toBeGreaterThan(0)
      await page.mouse.move(100, 100)
      await provoke(body)
      expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined()
      expect(
        await body.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['https://example.com'])
      await end()
    },
  )
}
