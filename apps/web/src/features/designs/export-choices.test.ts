import { expect, test, vi } from 'vitest'

vi.mock('virtual:limner-routes', () => ({
  default: { exportDesign: { method: 'GET', path: '/api/designs/:id/export', file: true } },
}))
const { exportGroups, exportUrl } = await import('./export-choices.ts')

const concept = {
  id: '1',
  url: '/media/1.png',
  title: 'One',
  version: 1,
  sides: [],
  size: { width: 1024, height: 1024 },
}
const labels = (...parameters: Parameters<typeof exportGroups>) =>
  exportGroups(...parameters).flatMap(({ choices }) => choices.map(({ label }) => label))

test('a logo has a transparent picture and a brand kit, a card has its sides and a print PDF', () => {
  expect(labels({ ...concept, kind: 'logo' })).toEqual(
    expect.arrayContaining(['PNG 4×', 'PNG transparent', 'Brand kit', 'React component', 'Next.js project']),
  )
  const side = { url: '', width: 1050, height: 600 }
  const groups = exportGroups({
    ...concept,
    kind: 'business-card',
    sides: [
      { ...side, name: 'front' },
      { ...side, name: 'back' },
    ],
  })
  expect(groups.map(({ label }) => label)).toEqual(['Front', 'Back', 'Document', 'Code'])
  expect(groups[1]?.choices[0]?.query).toEqual({ side: 1, format: 'png', scale: '1' })
  expect(groups[2]?.choices.map(({ label }) => label)).toEqual(['PDF', 'PDF for print'])
})

test('a picture that the server would refuse for its size is not offered', () => {
  const page = labels({ ...concept, kind: 'website', size: { width: 1440, height: 4700 } })
  expect(page).toContain('PNG 2×')
  expect(page).not.toContain('PNG 4×')
})

test('a choice is an address', () => {
  expect(exportUrl('a-b', { format: 'pdf', bleed: 'true' })).toBe('/api/designs/a-b/export?format=pdf&bleed=true')
})
