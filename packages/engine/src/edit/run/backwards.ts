/** "Go back, but keep the red": the version that a message leads back to, with what shall stay, is what the rest of it is wished of. */
import { changedNodes, findNode } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { settled } from '../palette/recolour.ts'
import { carried, olderDesign } from '../plan/versions.ts'
import { isReason } from '../reasons.ts'
import { versionIndex } from '../recent.ts'
import type { Reading, Wish } from '../understand/wish.ts'
import type { Run } from './run.ts'

type Backward = Extract<Wish, { verb: 'back' }>

/** More nodes than this, and the whole design was meant. */
const FEW = 6

const isBackward = (wish: Reading[number]): wish is Backward =>
  wish.verb === 'back' && !wish.redo && wish.of.every(({ is }) => is === 'it')

/** The wish that goes back as a whole, where more is wished beside it. */
function backIn(reading: Reading): Backward | undefined {
  const back = reading.find(isBackward)
  const others = reading.filter((wish) => wish !== back && !(wish.verb === 'unread' && isReason(wish.clause.words)))
  return others.length > 0 ? back : undefined
}

/** The run at the version that the message goes back to, and what is left to be done there. */
export function goneBack(reading: Reading, run: Run): Reading {
  const back = backIn(reading)
  const older = back && olderDesign(back.back, run.state)
  if (!back || !older) return reading
  const { design, context } = run.state
  const kept = reading.flatMap((wish) => (wish.verb === 'keep' ? wish.of : []))
  const rest = reading.filter((wish) => wish !== back && wish.verb !== 'keep')
  const there = { ...run.state, design: older }
  const operations = carried(kept, design, there)
  const scene = operations.length > 0 ? apply(older.scene, settled(older.scene, operations, context)) : older.scene
  const changed = changedNodes(design.scene, scene).filter((id) => findNode(scene, id))
  const direction = { ...older.direction, palette: scene.palette, typography: scene.typography }
  run.state = { ...there, design: { ...older, scene, direction }, focus: changed.length <= FEW ? changed : [] }
  run.isBack = true
  const number = versionIndex(older, context.versions ?? []) + 1
  const stays = kept.map(({ words }) => words).join(', ')
  run.changes.push({ what: 'Version', to: stays ? `${number}, with ${stays} as it was` : String(number), nodes: [] })
  if (kept.length > 0 && operations.length === 0)
    run.refusals.push({ step: 'cannot', question: `I cannot tell what of “${stays}” to keep in version ${number}.` })
  return rest
}
