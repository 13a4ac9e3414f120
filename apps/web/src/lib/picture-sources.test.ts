import { expect, test } from 'vitest'
import { sizedTo, sourcesOf } from './picture-sources.ts'

test.each([
  [200, '/media/a.png?w=240 200w'],
  [480, '/media/a.png?w=240 240w, /media/a.png?w=480 480w'],
  [1024, '/media/a.png?w=240 240w, /media/a.png?w=480 480w, /media/a.png?w=1080 1024w'],
  [1440, '/media/a.png?w=240 240w, /media/a.png?w=480 480w, /media/a.png?w=1080 1080w, /media/a.png 1440w'],
])('a picture %i pixels wide comes in every size up to its own', (width, sources) => {
  expect(sourcesOf('/media/a.png', { width, height: 900 })).toBe(sources)
})

test('what is not kept here, or of unknown size, comes as it is', () => {
  for (const url of ['data:image/png;base64,AA', 'blob:x', 'https://example.com/media/a.png']) {
    expect(sourcesOf(url, { width: 900, height: 900 })).toBeUndefined()
    expect(sizedTo(240, url)).toBe(url)
  }
  expect(sourcesOf('/media/a.png', undefined)).toBeUndefined()
  expect(sizedTo(240, '/api/shared/t/pictures/0?v=2')).toBe('/api/shared/t/pictures/0?v=2&w=240')
})
