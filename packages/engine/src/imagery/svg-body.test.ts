import { Path2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readSvgBody } from './svg-body.ts'

const bounds = (d: string | undefined) => new Path2D(d ?? '').computeTightBounds()

test('attributes of a group reach its children', () => {
  const body =
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2"><path d="M1 1h2"/><path fill="currentColor" d="M0 0h1v1z"/></g>'
  expect(readSvgBody(body)).toEqual([
    { d: 'M1 1h2', stroke: { width: 2, cap: 'round' } },
    { d: 'M0 0h1v1z', fill: 'paint', stroke: { width: 2, cap: 'round' } },
  ])
})

test('the pale part of a duotone icon is its tone', () => {
  const [pale, line] = readSvgBody('<g fill="currentColor"><path d="M0 0h9v9z" opacity=".2"/><path d="M0 0h1v1z"/></g>')
  expect([pale?.fill, line?.fill]).toEqual(['tone', 'paint'])
})

test('circles, ellipses, rectangles, lines and polygons become paths of the same extent', () => {
  const [circle, ellipse, rect, round, line, polygon] = readSvgBody(
    '<circle cx="12" cy="12" r="4"/><ellipse cx="12" cy="12" rx="6" ry="3"/><rect x="2" y="3" width="10" height="5"/><rect x="2" y="3" width="10" height="5" rx="2"/><line stroke="currentColor" x1="1" y1="2" x2="5" y2="6"/><polygon points="0,0 4,0 4,4"/>',
  )
  expect(bounds(circle?.d)).toEqual([8, 8, 16, 16])
  expect(bounds(ellipse?.d)).toEqual([6, 9, 18, 15])
  expect(bounds(rect?.d)).toEqual([2, 3, 12, 8])
  expect(bounds(round?.d)).toEqual([2, 3, 12, 8])
  expect(bounds(line?.d)).toEqual([1, 2, 5, 6])
  expect(bounds(polygon?.d)).toEqual([0, 0, 4, 4])
})

test('definitions are not painted', () => {
  expect(
    readSvgBody(
      '<g fill="currentColor"><path d="M0 0h1v1z"/></g><defs><clipPath id="a"><path d="M0 0h32v32H0z"/></clipPath></defs>',
    ),
  ).toHaveLength(1)
})

test('what is not understood is named', () => {
  expect(() => readSvgBody('<path transform="rotate(4)" d="M0 0h1"/>')).toThrow("'transform'")
  expect(() => readSvgBody('<image href="x"/>')).toThrow('<image>')
  expect(() => readSvgBody('<path fill="#f00" d="M0 0h1"/>')).toThrow("'#f00'")
  expect(() => readSvgBody('<g></g>')).toThrow('without shapes')
})
