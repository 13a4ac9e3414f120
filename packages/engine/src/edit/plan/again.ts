/** The last change carried on, or taken back in part: "even more", "that was too much". */
import { keysOf } from '../../base/tables.ts'
import { hex, oklch } from '../../colour/colour.ts'
import type { Hex, Node, Palette } from '../../scene/types.ts'
import { changedNodes, findNode } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { isHex } from '../paints.ts'
import { settled } from '../palette/recolour.ts'
import { beforeThis, ownChanges } from '../recent.ts'
import { patchOf } from '../steps.ts'
import type { Operation } from '../types.ts'

/** @param by share of its way that every figure and colour of the last change goes on; below 0 it goes back */
export function planAgain(by: number, state: State): Step | undefined {
  const before = beforeThis(state.design, state.context)
  if (!before || before.archetype !== state.design.archetype) return undefined
  const step = (strength: number): Step | undefined => {
    const operations = continued(before.scene, state, by * strength)
    if (operations.length === 0) return undefined
    const nodes = operations.flatMap((operation) => (operation.op === 'set' ? [operation.id] : []))
    return {
      ...patchOf(
        'The last change',
        by > 0 ? 'more of it' : 'less of it',
        nodes,
        settled(state.design.scene, operations, state.context),
      ),
      shrinks: nodes,
      ...(strength === 1 && { weaker: () => step(0.5) }),
    }
  }
  return step(1)
}

/** Every figure and colour that the last change moved, moved on by a share of its way. */
function continued(was: State['design']['scene'], state: State, by: number): Operation[] {
  const is = state.design.scene
  const set: Partial<Palette> = {}
  for (const role of keysOf(is.palette))
    if (was.palette[role] !== is.palette[role]) set[role] = moved(was.palette[role], is.palette[role], by) as Hex
  const nodes = changedNodes(was, is).flatMap((id): Operation[] => {
    const [old, now] = [findNode(was, id), findNode(is, id)]
    if (!old || !now || old.type !== now.type) return []
    const changes = Object.keys(ownChanges(old, now)).flatMap((key): [string, unknown][] => {
      const value = moved(property(old, key), property(now, key), by)
      return value === undefined ? [] : [[key, value]]
    })
    return changes.length > 0 ? [{ op: 'set', id, set: Object.fromEntries(changes) }] : []
  })
  return [...(Object.keys(set).length > 0 ? [{ op: 'palette' as const, set }] : []), ...nodes]
}

const property = (node: Node, key: string) => (node as unknown as Record<string, unknown>)[key]

/** Weights go in hundreds; everything else as it comes. */
function moved(old: unknown, now: unknown, by: number): unknown {
  if (typeof old === 'number' && typeof now === 'number') {
    const value = now + (now - old) * by
    return now >= 100 && now % 100 === 0 && old % 100 === 0
      ? Math.min(900, Math.max(100, Math.round(value / 100) * 100))
      : Math.round(value * 1000) / 1000
  }
  if (isColour(old) && isColour(now)) {
    const [a, b] = [oklch(old), oklch(now)]
    const turn = ((b.h - a.h + 540) % 360) - 180
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
    return hex({
      l: within(b.l + (b.l - a.l) * by, 1),
      c: within(b.c + (b.c - a.c) * by, 0.3),
      h: (b.h + turn * by + 360) % 360,
    })
  }
  if (isRecord(old) && isRecord(now)) {
    const parts = Object.entries(now).map(([key, value]) => [key, moved(old[key], value, by) ?? value])
    return Object.fromEntries(parts)
  }
  return undefined
}

const isColour = (value: unknown): value is Hex => typeof value === 'string' && isHex(value as Hex)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
