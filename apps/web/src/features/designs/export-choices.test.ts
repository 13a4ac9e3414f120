import { expect, test, vi } from 'vitest'

vi.mock('virtual:limner-routes', () => ({
  default: {
    exportDesign: { method: 'GET', path: '/api/designs/:id/export', file: true },
    exportProject: { method: 'GET', path: '/api/projects/:id/export', file: true },
  },
}))
const { exportGroups } = await import('./export-choices.ts')

const concept = {
  id: '1',
  url: '/media/1.png',
  title: 'One',
  fileName: 'Finch logo',
  version: 1,
  sides: [],
  size: { width: 1024, height: 1024 },
}
const labels = (one: Parameters<typeof exportGroups>[0]) =>
  exportGroups(one, 'a-b').flatMap(({ choices }) => choices.map(({ label }) => label))

test('a logo has a transparent picture and a brand kit, a card has its sides and a print PDF', () => {
  expect(labels({ ...concept, kind: 'logo' })).toEqual(
    expect.arrayContaining(['PNG 4×', 'PNG transparent', 'Brand kit', 'React component', 'Next.js project']),
  )
  const side = { url: '', width: 1050, height: 600 }
  const sides = ['front', 'back'].map((name) => ({ ...side, name }))
  const groups = exportGroups({ ...concept, kind: 'business-card', sides }, 'a-b')
  expect(groups.map(({ label }) => label)).toEqual(['Front', 'Back', 'Document', 'Code'])
  expect(groups[1]?.choices[0]?.url).toBe('/api/designs/a-b/export?format=png&scale=1&side=1')
  expect(groups[1]?.choices.at(-1)?.url).toBe('/api/designs/a-b/export?format=svg&text=live&side=1')
  expect(groups[2]?.choices.map(({ label }) => label)).toEqual([
    'PDF',
    'Print file (CMYK, PDF/X-4)',
    'PDF for print',
    'PDF, A4 sheets',
    'PDF, US Letter sheets',
  ])
})

test('a picture that the server would refuse for its size is not offered', () => {
  const page = labels({ ...concept, kind: 'website', size: { width: 1440, height: 4700 } })
  expect(page).toContain('PNG 2×')
  expect(page).not.toContain('PNG 4×')
})

test('a whole project is offered where there is one', () => {
  const url = '/api/projects/p-1/export?format='
  expect(exportGroups(concept, 'a-b', 'p-1').at(-1)?.choices).toMatchObject([
    { label: 'Whole project', url: `${url}files` },
    { label: 'Next.js project, all designs', url: `${url}next` },
  ])
})
