import { describe, expect, test } from 'vitest'
import { cleanHtml, readMinutes, textOf } from './clean.ts'

/** What would run somewhere, and what is left of each. */
const PAYLOADS: [html: string, left: string][] = [
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt>alert(1)ipt>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://x.example/a.png" onerror="alert(1)" onload=alert(2)>', ''],
  ['<svg onload=alert(1)><path d=""/></svg>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>', ''],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', 'x'],
  ['<a href="java\nscript:alert(1)">x</a>', 'x'],
  ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
  ['<a href="\u0001javascript:alert(1)">x</a>', 'x'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', 'x'],
  ['<a href="vbscript:msgbox(1)">x</a>', 'x'],
  ['<a href="//evil.example">x</a>', 'x'],
  ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<object data="data:text/html,x"></object><embed src="x.swf">', ''],
  ['<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button>', 'x'],
  ['<style>@import "https://evil.example/x.css"; p{background:url(javascript:alert(1))}</style>', ''],
  ['<p style="background:url(https://evil.example)">x</p>', 'x'],
  ['<p onclick=alert(1) onmouseover="alert(2)" onfocus=alert(3) autofocus tabindex=1>x</p>', 'x'],
  ['<details open ontoggle=alert(1)>x</details>', 'x'],
  ['<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>', ''],
  ['<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">', ''],
  ['<link rel=stylesheet href="https://evil.example/x.css">', ''],
  ['<template><script>alert(1)</script></template>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['<textarea></textarea><img src=x onerror=alert(1)>', ''],
  ['<!--><img src=x onerror=alert(1)>-->', '-->'],
  ['<![CDATA[<script>alert(1)</script>]]>', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<p id="boot" name="root" class="fixed">x</p>', 'x'],
]

describe('what could run is taken out', () => {
  test.each(PAYLOADS)('%s', (html, left) => {
    const clean = cleanHtml(html)
    expect(clean).not.toMatch(/<(script|svg|math|iframe|object|embed|form|style|base|meta|link|template|video|audio)/i)
    expect(clean.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\s(on\w+|style|id|class|name|srcdoc)\b/i)
    expect(clean).not.toMatch(/(href|src)="\s*(javascript|data|vbscript|\/\/)/i)
    expect(textOf(clean)).toBe(left)
    // Cleaning is final: nothing new appears when a cleaned text is read again.
    expect(cleanHtml(clean)).toBe(clean)
  })
})

test('a path that browsers read as another host is none of ours', () => {
  expect(cleanHtml('<img src="/\\evil.example/a.png">')).toBe('')
  expect(cleanHtml('<a href="/\\evil.example">x</a>')).toBe('<a rel="noopener nofollow">x</a>')
  expect(cleanHtml('<a href="/blog/x">x</a>')).toBe('<a href="/blog/x">x</a>')
})

test('what an article is made of stays', () => {
  const html = [
    '<h2>Head</h2><p>A <strong>b</strong> <em>c</em> <code>d</code> <a href="/blog">own</a> <a href="#x">here</a></p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote><p>said</p></blockquote>',
    '<pre><code>a &lt; b</code></pre>',
    '<table><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td colspan="2">y</td></tr></tbody></table>',
  ].join('')
  expect(cleanHtml(html)).toBe(html)
  expect(cleanHtml('<figure><img src="https://x.example/a.png" alt="A"><figcaption>c</figcaption></figure>')).toBe(
    '<figure><img src="https://x.example/a.png" alt="A" loading="lazy" /><figcaption>c</figcaption></figure>',
  )
  expect(cleanHtml('<a href="https://x.example">y</a>')).toBe(
    '<a href="https://x.example" rel="noopener nofollow">y</a>',
  )
  expect(cleanHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>')
})

test('reading time is counted in words, at 200 a minute, at least one', () => {
  expect(readMinutes('<p></p>')).toBe(1)
  expect(readMinutes(`<p>${'word '.repeat(200)}</p>`)).toBe(1)
  expect(readMinutes(`<p>${'word '.repeat(200)}</p><p>more</p>`)).toBe(2)
  expect(textOf('<p>a</p><p>b &amp; c</p>')).toBe('a b & c')
})
