// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '../../../../test/window.tsx'
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
