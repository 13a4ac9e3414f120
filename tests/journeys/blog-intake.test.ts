/** What other programs bring to the blog, shown in a browser: nothing of it runs, with the content policy or without. */
import { execFile } from 'node:child_process'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { type Product, removeDataDirectory, startProduct } from '../harness/product.ts'
import { visit } from '../harness/visit.ts'

const RUN = 'window.ran=1'
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC="data:text/javascript,${RUN}"></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="/pictures/og.png" onload=${RUN}>`,
  `<svg onload=${RUN}></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  `<a class=press href="javascript:${RUN}">a</a>`,
  `<a class=press href="JaVa\nScRiPt:${RUN}">b</a>`,
  `<a class=press href="&#106;avascript:${RUN}">c</a>`,
  `<a class=press href="\u0001javascript:${RUN}">d</a>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<form><button class=press formaction="javascript:${RUN}">e</button></form>`,
  `<style>@keyframes k{}</style><p style="animation:k" onanimationstart=${RUN}>f</p>`,
  `<p onclick=${RUN} onmouseover=${RUN} onfocus=${RUN} tabindex=1 autofocus>g</p>`,
  `<details open ontoggle=${RUN}>h</details>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><script>${RUN}</script></template>`,
  `<textarea></textarea><img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<marquee onstart=${RUN}>i</marquee>`,
]
const KEPT = [
  '<h2>Head</h2><h3>Sub</h3><p>A <strong>b</strong> <em>c</em> <code>d</code> <a href="https://example.com">e</a></p>',
  '<ul><li>f</li></ul><ol><li>g</li></ol><blockquote><p>h</p></blockquote><pre><code>i</code></pre>',
  '<figure><img src="/pictures/og.png" alt="j"><figcaption>k</figcaption></figure>',
  '<table><thead><tr><th>l</th></tr></thead><tbody><tr><td>m</td></tr></tbody></table>',
].join('')
const TAGS = 'h2,h3,p,strong,em,code,a,ul,ol,li,blockquote,pre,figure,img,figcaption,table,thead,th,td'.split(',')
const CONTENT = PAYLOADS.join('\n') + KEPT
const article = (bubbleId: string) => ({ bubbleId, title: bubbleId, content: CONTENT })

const bubble = http.createServer((_request, response) => {
  const thing = { _id: 'synced', title: 'synced', content: CONTENT, isPublished: true }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ response: thing }))
})
let browser: Browser
let product: Product
beforeAll(async () => {
  await new Promise<void>((resolve) => bubble.listen(0, '127.0.0.1', resolve))
  const { port } = bubble.address() as AddressInfo
  const environment = { BUBBLE_URL: `http://127.0.0.1:${port}`, BUBBLE_TOKEN: 'token' }
  ;[browser, product] = await Promise.all([launchBrowser(), startProduct({ environment })])
  const command = path.resolve(import.meta.dirname, '../../apps/server/src/admin.ts')
  const env = { ...process.env, DATA_DIR: product.dataDirectory }
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'key', 'create', 'Test'], { env })
  const key = /limner_[\w-]{43}/.exec(stdout)?.[0] ?? ''
  for (const [address, body] of [
    ['push', article('pushed')],
    ['push/batch', { articles: [article('batched')] }],
    ['sync/articles', { bubbleIds: ['synced'] }],
  ] as const) {
    const headers = { 'content-type': 'application/json', 'x-api-key': key }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${product.url}/api/blog/${address}`, init)
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  }
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  bubble.close()
  removeDataDirectory(product.dataDirectory)
})

test.each(['pushed', 'batched', 'synced'])('%s: nothing runs, and what an article is made of stays', async (slug) => {
  for (const bypassCSP of [false, true]) {
    const { page, end } = await visit(browser, product.url, { bypassCSP })
    await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' })
    const body = page.locator('.prose')
    for (const tag of TAGS) expect(await body.locator(tag).count(), tag).toBeGreaterThan(0)
    // The same once more as the app writes it, and everything pressed.
    await page.mouse.move(100, 100)
    await body.evaluate((element) => {
      const html = element.innerHTML
      element.innerHTML = html
      for (const one of element.querySelectorAll<HTMLElement>('*'))
        if (one.tagName !== 'A' || !one.hasAttribute('href')) one.click()
    })
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined()
    expect(
      await body.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['https://example.com'])
    await end()
  }
})
