/** What can be done with what stands on the stage, as commands. */
import type { RefObject } from 'react'
import { othersOf } from '../../features/designs/stage/chosen.tsx'
import { VARIATIONS } from '../../features/designs/stage/variations.ts'
import type { Writing } from './chat-composer.tsx'
import type { StageActions } from './chat-stage.tsx'
import type { Command } from './studio/commands.ts'
import type { OnStage } from './use-stage.ts'
import type { StageView } from './use-stage-view.ts'

interface Around {
  stage: OnStage
  view: StageView
  actions: StageActions
  writing: RefObject<Writing | null>
  /** Something is under way: nothing else is asked for. */
  busy: boolean
}

export function stageCommands({ stage, view, actions, writing, busy }: Around): Command[] {
  const { chosen, family, concepts, previous, next, line } = stage
  const some = family.length > 0 ? family : concepts
  const several = some.length > 1
  return [
    { name: 'Write a message', keys: '/', run: () => writing.current?.focus() },
    ...some
      .filter(() => several)
      .map((concept, at) => ({
        name: `Choose concept ${at + 1}`,
        ...(at < 9 && { keys: String(at + 1) }),
        run: () => actions.onChoose(concept),
      })),
    ...(several && chosen ? [{ name: 'Show all concepts', keys: '0', run: actions.onAll }] : []),
    ...(chosen ? chosenCommands(chosen, { stage, view, actions, busy }) : []),
    ...(previous ? [{ name: 'Undo', keys: 'Ctrl Z', run: () => actions.onChoose(previous) }] : []),
    ...(next ? [{ name: 'Redo', keys: 'Ctrl Shift Z', run: () => actions.onChoose(next) }] : []),
    ...line
      .filter(({ url }) => url !== chosen?.url)
      .map((version) => ({ name: `Restore version ${version.version}`, run: () => actions.onChoose(version) })),
  ]
}

function chosenCommands(
  chosen: NonNullable<OnStage['chosen']>,
  { stage, view, actions, busy }: Omit<Around, 'writing'>,
): Command[] {
  const { id } = chosen
  const { onSaveBrand } = actions
  const canVary = chosen.id !== undefined && !busy
  const canCompare = othersOf(chosen, stage.line, stage.family).length > 0
  return [
    { name: 'Edit Design', keys: 'E', run: () => actions.onEdit(chosen) },
    ...(id === undefined
      ? []
      : [
          {
            name: actions.favourites.has(chosen) ? 'Remove from favourites' : 'Add to favourites',
            keys: 'S',
            run: () => actions.favourites.toggle(chosen),
          },
        ]),
    { name: 'Open full size', keys: 'F', run: actions.onOpen },
    { name: 'Download Image', keys: 'D', run: () => actions.download(chosen) },
    ...VARIATIONS.filter(() => canVary).map(({ label, words }) => ({
      name: `Variations: ${label}`,
      run: () => actions.onVary(words),
    })),
    ...(id !== undefined && onSaveBrand ? [{ name: 'Save as brand kit', run: () => onSaveBrand(id) }] : []),
    { name: 'Show the design', run: () => view.setView('design') },
    { name: 'Show the code', run: () => view.setView('code') },
    ...(canCompare
      ? [{ name: view.compared ? 'End comparing' : 'Compare', keys: 'C', run: () => view.compare(!view.compared) }]
      : []),
    { name: view.detailed ? 'Hide details' : 'Show details', keys: 'I', run: () => view.setDetailed(!view.detailed) },
  ]
}
