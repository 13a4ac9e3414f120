import { expect, test } from 'vitest'
import { activeGuestProject, parseGuestProjects, withNewProject } from './guest-history.ts'

const now = new Date('2026-11-21T09:00:00Z')

test.each([null, '', 'not json', '{"a":1}', '[1,null,"x",{"id":7}]'])(
  '%s is ignored: the default project stands',
  (text) => {
    const [project, ...others] = parseGuestProjects(text, now)
    expect(project).toMatchObject({ id: 'guest-default', title: 'Design Project', isActive: true })
    expect(project?.messages[0]?.content).toMatch(/^Hello! I'm your AI design assistant/)
    expect(others).toEqual([])
  },
)

test('broken messages are left out, sound ones stay', () => {
  const message = { key: 'a', type: 'user', content: 'a logo' }
  const text = JSON.stringify([{ id: 'guest-default', title: 'T', messages: [message, { type: 'robot' }, null] }])
  expect(parseGuestProjects(text, now)[0]?.messages).toEqual([message])
})

test('a new project is the only active one, and the last one used is found again', () => {
  const projects = withNewProject(parseGuestProjects(null, now), now)
  expect(projects.map(({ id, isActive }) => [id, isActive])).toEqual([
    ['guest-default', false],
    [`guest-project-${now.getTime()}`, true],
  ])
  expect(activeGuestProject(projects, null).id).toBe(`guest-project-${now.getTime()}`)
  expect(activeGuestProject(projects, 'guest-default').id).toBe('guest-default')
  expect(activeGuestProject(projects, 'gone').id).toBe(`guest-project-${now.getTime()}`)
})
