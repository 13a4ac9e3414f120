/** Words that touch what is drawn, moved away from it or set a little smaller: so little that nobody sees it but for the air between. */
import type { Bounds } from '../base/geometry.ts'
import type { Graze } from '../critic/grazes.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Node, Scene, Text } from '../scene/types.ts'

/** Ways are tried in this order: moved by so much of the letters' height, set in so much of their size. */
const WAYS: readonly (readonly [move: number, size: number])[] = [
  [0.1, 1],
  [0.2, 1],
  [0, 0.95],
  [0.35, 1],
  [0.1, 0.95],
  [0, 0.9],
  [0.5, 1],
  [0.2, 0.9],
  [0.35, 0.88],
]
/** Texts of one design that are moved. */
const MOST = 3

export interface Clearing {
  lay: (scene: Scene) => LaidArtboard[]
  /** @param isAiry whether what is near counts, too */
  grazes: (laid: LaidArtboard[], scene: Scene, isAiry?: boolean) => Graze[]
  /** Everything else that is wrong with a scene. */
  faults: (laid: LaidArtboard[], scene: Scene) => readonly string[]
}

interface Found {
  laid: LaidNode
  /** What is moved with it: itself, or the frame without a ground that it flows in. */
  carrier: string | undefined
}

function find(laid: LaidNode, id: string, carrier: string | undefined): Found | undefined {
  const { node } = laid
  // What moves with its ground gains nothing.
  const isGround = node.type === 'frame' && (node.fill !== undefined || node.stroke !== undefined || node.clip)
  const own = node.at ? node.id : isGround ? undefined : carrier
  if (node.id === id) return { laid, carrier: own }
  for (const child of laid.children) {
    const found = find(child, id, isGround ? undefined : own)
    if (found) return found
  }
  return undefined
}

function moved({ at = {}, ...node }: Node, x: number, y: number): Node {
  const shifted = {
    ...(at.left !== undefined && { left: at.left + x }),
    ...(at.right !== undefined && { right: at.right - x }),
    ...(at.top !== undefined && { top: at.top + y }),
    ...(at.bottom !== undefined && { bottom: at.bottom - y }),
  }
  return { ...node, at: shifted }
}

const smaller = (text: Text, size: number): Text => ({
  ...text,
  size,
  ...(text.fit && { fit: { ...text.fit, min: Math.min(size, text.fit.min) } }),
})

function changed(scene: Scene, change: (node: Node) => Node): Scene {
  const visit = (node: Node): Node => {
    const own = change(node)
    return own.type === 'frame' ? { ...own, children: own.children.map(visit) } : own
  }
  const artboards = scene.artboards.map((one) => ({
    ...one,
    root: { ...one.root, children: one.root.children.map(visit) },
  }))
  return { ...scene, artboards }
}

/** Away from where they meet, along the shorter way first. */
function waysFrom(where: Bounds, { x, y, width, height }: LaidNode): [number, number][] {
  const [across, down] = [
    (where.left + where.right) / 2 - (x + width / 2),
    (where.top + where.bottom) / 2 - (y + height / 2),
  ]
  const left: [number, number] = [across > 0 ? -1 : 1, 0]
  const up: [number, number] = [0, down > 0 ? -1 : 1]
  const isBeside = Math.abs(across) / Math.max(1, width) > Math.abs(down) / Math.max(1, height)
  return isBeside ? [left, up] : [up, left]
}

/** The scene with a text moved and set smaller in every way that is small, the smallest first. */
function* attempts(scene: Scene, { id, where }: Graze, { laid, carrier }: Found): Generator<Scene> {
  const { capHeight = 0, size = 0 } = laid.text ?? {}
  for (const [move, share] of WAYS) {
    if (move > 0 && carrier === undefined) continue
    for (const [x, y] of move === 0 ? [[0, 0] as const] : waysFrom(where, laid))
      yield changed(scene, (node) => {
        const own = move > 0 && node.id === carrier ? moved(node, x * move * capHeight, y * move * capHeight) : node
        return share < 1 && own.type === 'text' && own.id === id ? smaller(own, size * share) : own
      })
  }
}

/** The scene with a text that touches nothing any more, with air about it if that can be; undefined where no small change does it. */
function cleared(
  scene: Scene,
  graze: Graze,
  board: LaidArtboard,
  clearing: Clearing,
  known: number,
): Scene | undefined {
  const found = find(board.root, graze.id, undefined)
  if (!found) return undefined
  const before = clearing.faults(clearing.lay(scene), scene).length
  const touches = (some: readonly Graze[]) => some.some(({ id }) => id === graze.id)
  let narrow: Scene | undefined
  for (const attempt of attempts(scene, graze, found)) {
    const laid = clearing.lay(attempt)
    const still = clearing.grazes(laid, attempt)
    if (still.length >= known || touches(still) || clearing.faults(laid, attempt).length > before) continue
    if (!touches(clearing.grazes(laid, attempt, true))) return attempt
    narrow ??= attempt
  }
  return narrow
}

/** The scene with words clear of what is drawn, as far as small changes do it. Pages flow, and are not changed. */
export function keptClear(scene: Scene, clearing: Clearing): Scene {
  if (scene.kind === 'website') return scene
  let best = scene
  for (let n = 0, tried = new Set<string>(); n < MOST; n++) {
    const boards = clearing.lay(best)
    const all = clearing.grazes(boards, best)
    const next = all.find(({ id }) => !tried.has(id))
    const board = next && boards.find(({ root }) => find(root, next.id, undefined))
    if (!next || !board) break
    tried.add(next.id)
    best = cleared(best, next, board, clearing, all.length) ?? best
  }
  return best
}
