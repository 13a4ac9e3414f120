import { expect, test } from 'vitest'
import { readArticle } from './article.ts'
import { externalPictures, replacePictures } from './pictures.ts'

const cleaned = (content: string) => readArticle({ content, excerpt: '' }).content

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'Watch the video on YouTube',
  ],
  [
    "<iframe width=1 src='//player.vimeo.com/video/76979871'>fallback</iframe>",
    'https://vimeo.com/76979871',
    'Watch the video on Vimeo',
  ],
  [
    '<video controls><source src="https://cdn.example/a.mp4">No video here</video>',
    'https://cdn.example/a.mp4',
    'Watch the video on cdn.example',
  ],
  [
    '<iframe src="https://maps.example/?q=a&amp;b=c"></iframe>',
    'https://maps.example/?q=a&amp;b=c',
    'Open the embedded content on maps.example',
  ],
])('%s becomes a link with a note', (html, href, words) => {
  expect(cleaned(`<p>Before</p>${html}<p>After</p>`)).toBe(
    `<p>Before</p><p><a href="${href}" rel="noopener nofollow">${words}</a> (not shown in the article)</p><p>After</p>`,
  )
})

test('the excerpt is of the words, not of the notes', () => {
  const content = '<p>We filmed it.</p><iframe src="https://vimeo.com/1"></iframe><p>Enjoy.</p>'
  expect(readArticle({ content, excerpt: '' }).excerpt).toBe('We filmed it. Enjoy.')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '', '"><script>alert(1)</script>'])(
  'an embedded %j leaves nothing',
  (src) => {
    const left = cleaned(`<p>x</p><iframe src="${src}"></iframe>`)
    expect(left).not.toMatch(/javascript:|data:|file:|<script|<iframe|href/)
  },
)

test('foreign pictures are found once, whatever is in their address, and put elsewhere; the rest is left out', () => {
  const html = cleaned(
    '<p><img src="https://a.example/1.png?x=1&amp;y=2" alt="One"></p><figure><img src="https://a.example/2.png"></figure><img src="/media/own.png"><img src="https://a.example/1.png?x=1&y=2">',
  )
  expect(externalPictures(html)).toEqual(['https://a.example/1.png?x=1&y=2', 'https://a.example/2.png'])
  const put = replacePictures(html, new Map([['https://a.example/1.png?x=1&y=2', '/media/new.png']]))
  expect(put).not.toContain('a.example')
  expect(put.match(/src="\/media\/new.png"/g)).toHaveLength(2)
  expect(put).toContain('alt="One"')
  expect(put).toContain('src="/media/own.png"')
  expect(put).not.toContain('<figure>')
})
