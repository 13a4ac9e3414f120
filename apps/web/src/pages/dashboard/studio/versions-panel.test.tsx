// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ADA, show } from '../../../../test/window.tsx'
import type { Concept } from '../../../features/designs/concept.ts'
import { VersionsPanel } from './versions-panel.tsx'

const version = (number: number, from?: number): Concept => ({
  ...{ id: `v${number}`, url: `/media/${number}.png`, title: 'Tern', fileName: 'Tern', version: number, sides: [] },
  ...(from !== undefined && { parentId: `v${from}` }),
})

test('a version that was not made from the one before says from which', () => {
  const line = [version(1), version(2, 1), version(3, 2), version(4, 2)]
  const { container } = show(
    <VersionsPanel ownerOf={() => undefined} chosen={line[3] ?? null} line={line} onRestore={() => {}} />,
  )
  const names = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Version 4 from version 2 (shown)', 'Version 3', 'Version 2', 'Version 1'])
})

test('a version that somebody else made says who, one’s own does not', () => {
  const by = (number: number, author: Concept['author']): Concept => ({ ...version(number, number - 1), author })
  const line = [
    version(1),
    by(2, { id: ADA.id, name: 'Ada Byron' }),
    by(3, { id: 'bea', name: 'Bea Lund' }),
    by(4, null),
  ]
  const { container } = show(
    <VersionsPanel ownerOf={() => undefined} chosen={line[0] ?? null} line={line} onRestore={() => {}} />,
    { user: ADA },
  )
  const names = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Version 4by Somebody who is gone', 'Version 3by Bea Lund', 'Version 2', 'Version 1 (shown)'])
})
