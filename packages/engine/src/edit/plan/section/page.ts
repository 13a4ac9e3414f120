/** The page that a design is, opened again: what joins it is composed as the page was. */
import { hash, random } from '../../../base/random.ts'
import { openPage, type Page } from '../../../kinds/website/parts/page.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { places, subtree } from '../../../scene/walk.ts'
import type { State } from '../../context.ts'

/** Undefined where nothing to compose with was handed in. */
export function pageOf({ design: { brief, direction, scene }, context }: State): Page | undefined {
  const { workshop } = context
  if (!workshop) return undefined
  return openPage({
    brief,
    // As edits have left them.
    direction: { ...direction, palette: scene.palette, typography: scene.typography },
    random: random(hash(`${direction.seed}:added`)),
    ...workshop,
  })
}

/** A number with which no id begins that has the name: 'calendar-2'. */
export function freshPrefix(name: string, { design: { scene } }: State): string {
  const ids = [...places(scene)].map(({ node }) => node.id)
  let number = 1
  while (ids.some((id) => id.startsWith(`${name}-${number}-`) || id === `${name}-${number}`)) number++
  return `${name}-${number}`
}

/** The same with ids that the scene does not have yet. */
export function withFreshIds(frame: Frame, { design: { scene } }: State): Frame {
  const ids = new Set([...places(scene)].map(({ node }) => node.id))
  const own = [...subtree(frame)].map(({ id }) => id)
  let number = 1
  const named = (id: string) => (number === 1 ? id : `${id}-${number}`)
  while (own.some((id) => ids.has(named(id)))) number++
  const renamed = <T extends Node>(node: T): T => {
    const fresh = { ...node, id: named(node.id) }
    return fresh.type === 'frame' ? { ...fresh, children: fresh.children.map(renamed) } : fresh
  }
  return renamed(frame)
}
