/** How the mark and the name of a logo stand to each other. */
import type { Role } from '../../../scene/types.ts'
import { nodesOfRole } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { targetOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import { planBeside } from './beside.ts'

/** Undefined for what is no logo of a mark and a name. */
export function planLockup(stacked: boolean, state: State): Step | undefined {
  const [mark, name] = [
    first(['icon', 'mark', 'illustration'], 'icon', state),
    first(['brand', 'headline'], 'name', state),
  ]
  return state.design.scene.kind === 'logo' && mark && name
    ? planBeside(mark, stacked ? 'above' : 'left', name, state)
    : undefined
}

function first(roles: Role[], name: string, { design: { scene } }: State): Target | undefined {
  const node = roles.flatMap((role) => nodesOfRole(scene, role))[0]
  return node && targetOf(name, node.type === 'text' ? 'text' : 'picture', [node.id])
}
