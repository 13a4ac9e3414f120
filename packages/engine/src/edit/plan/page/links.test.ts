import { expect, test } from 'vitest'
import type { Frame } from '../../../scene/types.ts'
import { copied } from '../../ids.ts'
import { saying } from './links.ts'

const LINK: Frame = {
  id: 'link',
  type: 'frame',
  element: 'a',
  current: true,
  children: [{ id: 'label', type: 'text', text: 'Home', font: 'text', weight: 400, size: 16, fill: 'ink' }],
}

test('a way through the site that is made like the marked one is not marked itself', () => {
  const made = copied(LINK, 'link-more', saying(new Map([['label', 'Imprint']])))
  expect(made.current).toBeUndefined()
  expect(made).toMatchObject({ id: 'link-more', element: 'a', children: [{ id: 'link-more-1', text: 'Imprint' }] })
  expect(LINK.current).toBe(true)
})
