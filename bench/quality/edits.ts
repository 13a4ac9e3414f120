/** Carries the edits out on real designs and holds each against what it must come to, and against the gates. */
import type { Engine, Node, Paint, Role, Scene } from '@limner/engine'
import { difference, type LaidArtboard, type LaidNode, oklch, resolveColour } from '@limner/engine/instruments'
import { type Check, EDITS, SUBJECTS } from './edit-cases.ts'
import type { Instruments } from './instruments.ts'

export interface EditOutcome {
  name: string
  /** Absent: carried out. */
  fault?: string
  /** Gates that the edited design fails. */
  gates: string[]
}

const nodesOf = (scene: Scene): Node[] => {
  const inside = (node: Node): Node[] => [node, ...(node.type === 'frame' ? node.children.flatMap(inside) : [])]
  return scene.artboards.flatMap(({ root }) => inside(root))
}
const squeeze = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()
const wordsOf = (scene: Scene) =>
  squeeze(
    nodesOf(scene)
      .map((node) => (node.type === 'text' ? node.text : ''))
      .join(' '),
  )
const solid = (paint: Paint | undefined, scene: Scene) =>
  typeof paint === 'string' ? resolveColour(paint, scene.palette) : undefined
const groundOf = (scene: Scene) => solid(scene.artboards[0]?.root.fill, scene) ?? scene.palette.paper

/** How large the first part of one of these roles is: the size of its type, else of its box. */
function sizeOf(laid: LaidArtboard[], roles: Role[]): number {
  let found: LaidNode | undefined
  let rank = roles.length
  const visit = (one: LaidNode) => {
    const own = one.node.role ? roles.indexOf(one.node.role) : -1
    if (own >= 0 && own < rank) [found, rank] = [one, own]
    one.children.forEach(visit)
  }
  for (const { root } of laid) visit(root)
  if (!found) return 0
  return found.text?.size ?? Math.sqrt(found.width * found.height)
}

const seen = (scene: Scene, hex: string, near: number): boolean =>
  [...JSON.stringify(scene.artboards).matchAll(/#[0-9a-f]{6}/gi)]
    .map(([one]) => one)
    .concat(Object.values(scene.palette))
    .some((one) => difference(one as `#${string}`, hex as `#${string}`) < near)

/** How far a colour by name may lie from ours, and a colour by hex, in OKLab. */
const [BY_NAME, BY_HEX] = [0.12, 0.02]

function faultOf(
  check: Check,
  before: Scene,
  after: Scene,
  laid: { before: LaidArtboard[]; after: LaidArtboard[] },
  anew: boolean,
) {
  const words = wordsOf(after)
  const ground = groundOf(after)
  const lighter = oklch(ground).l - oklch(groundOf(before)).l
  const [was, is] = [(roles: Role[]) => sizeOf(laid.before, roles), (roles: Role[]) => sizeOf(laid.after, roles)]
  const same = (part: (scene: Scene) => unknown) => JSON.stringify(part(before)) === JSON.stringify(part(after))
  const roles = new Set(nodesOf(after).map(({ role }) => role))
  const faults: [string, boolean | undefined][] = [
    [`does not say '${check.says}'`, check.says !== undefined && !words.includes(squeeze(check.says))],
    [`still says '${check.lacks}'`, check.lacks !== undefined && words.includes(squeeze(check.lacks))],
    [`${check.grows?.[0]} did not grow`, check.grows && is(check.grows) <= was(check.grows)],
    [`${check.shrinks?.[0]} did not shrink`, check.shrinks && is(check.shrinks) >= was(check.shrinks)],
    [`${check.without?.[0]} is still there`, check.without?.some((role) => roles.has(role))],
    [`the ground is ${ground}`, check.ground && difference(ground, check.ground) > 0.06],
    ['the ground did not get lighter', check.lightness === 'up' && lighter <= 0],
    ['the ground did not get darker', check.lightness === 'down' && lighter >= 0],
    [
      `${check.shows} is not seen`,
      check.shows && !seen(after, check.shows, check.shows === '#c0392b' ? BY_NAME : BY_HEX),
    ],
    [
      'not the format',
      check.format && (after.format.width !== check.format[0] || after.format.height !== check.format[1]),
    ],
    ['the same layout', check.anew && !anew],
    ['no colour changed', check.recoloured && same(({ palette, artboards }) => [palette, artboards])],
    ['no type changed', check.retyped && same(({ typography }) => typography)],
    ['nothing changed', check.changed && same((scene) => scene)],
  ]
  return faults.find(([, isSo]) => isSo)?.[0]
}

/** Every `step`th edit, each on a concept of its subject. */
export async function measureEdits(engine: Engine, instruments: Instruments, step: number): Promise<EditOutcome[]> {
  const subjects = new Map<string, Awaited<ReturnType<Engine['design']>>>()
  const outcomes: EditOutcome[] = []
  for (const [index, [subject, instruction, check]] of EDITS.entries()) {
    if (index % step > 0) continue
    const known = subjects.get(subject) ?? (await engine.design({ prompt: SUBJECTS[subject], seed: 5 }))
    subjects.set(subject, known)
    const siblings = known.concepts.map(({ design }) => design)
    // Turn by turn another of the concepts, among those that have the part in question.
    const sized = check.grows ?? check.shrinks
    const able = siblings.filter(
      ({ scene }) => !sized || nodesOf(scene).some(({ role }) => role && sized.includes(role)),
    )
    const design = able[index % able.length]
    if (!design) continue
    const result = await engine.revise({ design, instruction, seed: 5, siblings, versions: [design] })
    const name = `${subject} (${design.archetype}): ${instruction}`
    if (result.status !== (check.status ?? 'changed')) {
      outcomes.push({ name, fault: result.status, gates: [] })
    } else if (result.status === 'changed') {
      const { scene, archetype } = result.concept.design
      const laid = { before: instruments.lay(design.scene), after: instruments.lay(scene) }
      const fault = faultOf(check, design.scene, scene, laid, archetype !== design.archetype)
      const had = new Set(instruments.contrastFaults(design.scene))
      const gates = [...instruments.layoutFaults(scene), ...instruments.contrastFaults(scene)].filter(
        (one) => !had.has(one),
      )
      outcomes.push({ name, ...(fault && { fault }), gates })
    } else outcomes.push({ name, gates: [] })
  }
  return outcomes
}
