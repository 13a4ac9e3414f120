import { expect, test } from 'vitest'
import { sniffPicture } from './sniff.ts'

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['\x89PNG\r\n\x1a\nrest', 'image/png'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['GIF89a..', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x1cftypisom', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="4">', 'image/svg+xml'],
  ['<p><svg/></p>', null],
  ['<!doctype html>', null],
  ['\x89PN', null],
  ['', null],
])('%j is %s', (bytes, type) => {
  expect(sniffPicture(latin1(bytes))).toBe(type)
})

test('a part of a larger buffer is read from its own beginning', () => {
  expect(sniffPicture(latin1('xxGIF89a').subarray(2))).toBe('image/gif')
})
