/** Sheets that are broken, cut off or meant to harm: there is always a verdict, soon, and nothing is thrown. */
import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import { LIMITS } from './limits.ts'
import { sceneOf } from './lower.ts'
import { parseSheet } from './parse.ts'
import { board } from './shown.fixture.ts'
import { EXAMPLE } from './told/example.ts'
import { closeSheet } from './xml/close.ts'

const PIECES = [
  '<',
  '>',
  '/>',
  '"',
  '&',
  '&#0;',
  '&lol;',
  '<g>',
  '</g>',
  '<text>',
  '<use href="#boat"/>',
  'NaN',
  '1e999',
  '-',
  '99999999',
  'url(#dusk)',
  'none',
  '\u0000',
  '😀',
  ' style="',
  'fill="',
  ']]>',
  '<![CDATA[',
  '<!--',
  'M0 0',
  'a1 1 0 0',
  '%',
  '/-200',
  'rotate(',
  ')',
  '\n',
]

/** One sheet with a few accidents. */
function mutated(text: string, chance: ReturnType<typeof random>): string {
  let changed = text
  for (let i = 0; i <= chance.int(4); i++) {
    const at = chance.int(changed.length)
    const length = chance.int(20)
    const choice = chance.int(4)
    if (choice === 0) changed = changed.slice(0, at) + chance.pick(PIECES) + changed.slice(at)
    else if (choice === 1) changed = changed.slice(0, at) + changed.slice(at + length)
    else if (choice === 2)
      changed =
        changed.slice(0, at) +
        changed.slice(at + length, at + 2 * length) +
        changed.slice(at, at + length) +
        changed.slice(at + 2 * length)
    else changed = changed.slice(0, at) + chance.pick(PIECES) + changed.slice(at + length)
  }
  return changed
}

test('thousands of accidents: each has faults, or a sheet', () => {
  const chance = random(11)
  for (let i = 0; i < 2500; i++) {
    const { sheet, faults } = parseSheet(mutated(EXAMPLE, chance))
    expect(sheet !== undefined || faults.length > 0).toBe(true)
  }
})

test('a sheet that is cut off anywhere is closed where it can be', () => {
  const seen: number[] = []
  for (let at = 0; at < EXAMPLE.length; at += 7) {
    const { sheet } = parseSheet(closeSheet(EXAMPLE.slice(0, at)))
    if (sheet) seen.push(at)
  }
  // From where its layout begins on, there is something to show.
  expect(Math.min(...seen)).toBeLessThan(EXAMPLE.indexOf('<use href="#boat"') + 10)
  expect(seen.length).toBeGreaterThan((EXAMPLE.length - EXAMPLE.indexOf('<use href="#boat"')) / 7 - 3)
})

test('a half-written text is left out, what was before it stays', () => {
  const cut = board('<text id="a">One</text><text id="b">Tw').replace(/<\/board>.*$/s, '')
  const { sheet, faults } = parseSheet(closeSheet(cut))
  expect(faults).toEqual([])
  expect(sheet?.artboards[0]?.root.children.map(({ id }) => id)).toEqual(['a'])
  expect(closeSheet(EXAMPLE)).toBe(EXAMPLE)
})

const tens = (id: number) => `<g id="a${id}">${`<use href="#a${id - 1}"/>`.repeat(10)}</g>`
const defs = (inside: string, used: string) =>
  board(`<drawing viewBox="0 0 9 9" width="9" height="9">${used}</drawing>`, inside)

test.each([
  [
    'uses that multiply',
    defs(`<path id="a0" d="M0 0h1v1z"/>${[1, 2, 3, 4, 5, 6, 7].map(tens).join('')}`, '<use href="#a7"/>'),
    'The drawings are too large',
  ],
  ['a use of itself', defs('<g id="a"><use href="#a"/></g>', '<use href="#a"/>'), 'uses itself'],
  [
    'two that use one another',
    defs('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', '<use href="#a"/>'),
    'uses itself',
  ],
  [
    'a clip path that is cut by itself',
    defs(
      '<clipPath id="c"><rect width="9" height="9" clip-path="url(#c)"/></clipPath>',
      '<rect width="9" height="9" clip-path="url(#c)"/>',
    ),
    'cut by itself',
  ],
  [
    'a pattern of itself',
    board(
      '<path d="M0 0h9v9z" fill="url(#p)"/>',
      '<pattern id="p" width="3" height="3" patternUnits="userSpaceOnUse"><rect width="2" height="2" fill="url(#p)"/></pattern>',
    ),
    'filled with itself',
  ],
  [
    'a pattern of a million tiles',
    board(
      '<path d="M0 0h200v200z" fill="url(#p)"/>',
      '<pattern id="p" width=".001" height=".001"><rect width="2" height="2"/></pattern>',
    ),
    'tiles at most',
  ],
  ['deep nesting', board('<frame>'.repeat(5000)), 'deep'],
  ['many elements', board('<frame/>'.repeat(5000)), `more than ${LIMITS.elements} elements`],
  ['a very long text', board(`<text>${'a '.repeat(70_000)}</text>`), 'characters'],
  [
    'a billion laughs',
    '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><sheet><board><text>&b;</text></board></sheet>',
    'no entities',
  ],
  ['a script', board('<script>alert(1)</script>'), 'no element <script>'],
  [
    'a link that runs',
    board('<text href="JavaScript:alert(1)">x</text>'),
    "is not a path, '#part', or an address of http,",
  ],
  ['a link that hides that it runs', board('<text href="java&#9;script:alert(1)">x</text>'), "is not a path, '#part'"],
  ['a page above its site', board('').replace('<board', '<board path="/../../x"'), "is not '/' or a path such as"],
  [
    'HTML within',
    board('<foreignObject><iframe src="https://example.com"/></foreignObject>'),
    'no element <foreignObject>',
  ],
  ['a file', board('<image href="file:///etc/passwd" width="9" height="9"/>'), "no attribute 'href'"],
  ['a font from elsewhere', board('<style>@import url(https://example.com)</style>'), 'no element <style>'],
  ['an address in a paint', board('<frame fill="url(https://example.com#a)"/>'), 'outside'],
])('%s: %#', (_, text, says) => {
  const { sheet, faults } = parseSheet(text)
  expect(faults.map(({ message }) => message).join('\n')).toContain(says)
  // What is left of it can be shown.
  if (sheet) expect(() => sceneOf(sheet)).not.toThrow()
})
