/** What can be done with what stands on the stage, as commands. */
import type { BrandKit } from '@limner/contract/types'
import type { RefObject } from 'react'
import { type Concept, PRINTED } from '../../features/designs/concept.ts'
import { othersOf } from '../../features/designs/stage/chosen.tsx'
import type { StageDialog } from '../../features/designs/stage/dialogs.ts'
import type { Sharing } from '../../features/designs/stage/share-menu.tsx'
import { VARIATIONS } from '../../features/designs/stage/variations.ts'
import type { May } from '../../lib/access.ts'
import { english, t } from '../../lib/language/translate.ts'
import type { Writing } from './chat-composer.tsx'
import type { StageActions } from './chat-stage.tsx'
import type { Command } from './studio/commands.ts'
import { takingCommands } from './studio/taking-commands.ts'
import type { OnStage } from './use-stage.ts'
import type { StageView } from './use-stage-view.ts'

const PRINT_ALSO = english('printer press cmyk pdf x-4 a3 a4 fogra')
const MANY_ALSO = english('list names csv rows mail merge spreadsheet series')

interface Around {
  stage: OnStage
  view: StageView
  actions: StageActions
  writing: RefObject<Writing | null>
  /** Something is under way: nothing else is asked for. */
  busy: boolean
  may: May
  /** Brands that a design can be put into. */
  kits: readonly BrandKit[]
  projectId: string | undefined
  /** Absent for guests. */
  sharing: Sharing | undefined
  onCopyLink: (sharing: Sharing) => void
  onSignIn: () => void
}

export function stageCommands({ writing, ...around }: Around): Command[] {
  const { stage, actions, may } = around
  const { chosen, family, concepts, previous, next, line } = stage
  const some = family.length > 0 ? family : concepts
  const several = some.length > 1
  return [
    ...(may.edit ? [{ name: t('Write a message'), keys: '/', run: () => writing.current?.focus() }] : []),
    ...some
      .filter(() => several)
      .map((concept, at) => ({
        name: t('Choose concept {place}', { place: at + 1 }),
        ...(at < 9 && { keys: String(at + 1) }),
        run: () => actions.onChoose(concept),
      })),
    ...(several && chosen ? [{ name: t('Show all concepts'), keys: '0', run: actions.onAll }] : []),
    ...(chosen ? chosenCommands(chosen, around) : []),
    ...(previous ? [{ name: t('Undo'), keys: 'Ctrl Z', run: () => actions.onChoose(previous) }] : []),
    ...(next ? [{ name: t('Redo'), keys: 'Ctrl Shift Z', alsoKeys: 'Ctrl Y', run: () => actions.onChoose(next) }] : []),
    ...line
      .filter(({ url }) => url !== chosen?.url)
      .map((version) => ({
        name: t('Restore version {version}', { version: version.version }),
        run: () => actions.onChoose(version),
      })),
    // Last: there are many of them.
    ...(chosen ? takenFrom(chosen, around) : []),
  ]
}

/** A dialog of the design opens where that is seen. */
function takenFrom(chosen: Concept, { view, actions, ...around }: Omit<Around, 'writing'>): Command[] {
  const { id } = chosen
  if (id === undefined) return []
  function onDialog(dialog: StageDialog) {
    view.setView('design')
    view.setDialog(dialog)
  }
  const { onFormat, onFile } = actions
  return takingCommands({ chosen, id, onFormat, onFile, onDialog, ...around })
}

function chosenCommands(
  chosen: NonNullable<OnStage['chosen']>,
  { stage, view, actions, busy, may, kits }: Omit<Around, 'writing'>,
): Command[] {
  const { id } = chosen
  const { onSaveBrand, onMany, onPrint } = actions
  const canVary = chosen.id !== undefined && !busy && may.edit
  const canCompare = othersOf(chosen, stage.line, stage.family).length > 0
  return [
    ...(may.edit ? [{ name: t('Edit Design'), keys: 'E', run: () => actions.onEdit(chosen) }] : []),
    ...(id === undefined || !may.edit
      ? []
      : [
          {
            name: view.byHand ? t('Done') : t('Edit by hand'),
            keys: 'H',
            run: () => {
              view.setView('design')
              view.setByHand(!view.byHand)
            },
          },
          {
            name: actions.favourites.has(chosen) ? t('Remove from favourites') : t('Add to favourites'),
            keys: 'S',
            run: () => actions.favourites.toggle(chosen),
          },
        ]),
    { name: t('Open full size'), keys: 'F', run: actions.onOpen },
    { name: t('Download Image'), keys: 'D', run: () => actions.download(chosen) },
    ...(id !== undefined && PRINTED.has(chosen.kind ?? '')
      ? [{ name: t('Print file'), also: t(PRINT_ALSO), run: () => onPrint(chosen) }]
      : []),
    ...(id !== undefined ? [{ name: t('Many from a table'), also: t(MANY_ALSO), run: () => onMany(chosen) }] : []),
    ...VARIATIONS.filter(() => canVary).map(({ label, words }) => ({
      name: t('Variations: {label}', { label: t(label) }),
      run: () => actions.onVary(words),
    })),
    ...kits
      .filter(() => canVary)
      .map(({ id: kit, name }) => ({ name: t('Put into “{name}”', { name }), run: () => actions.onWear(kit) })),
    ...(id !== undefined && onSaveBrand ? [{ name: t('Save as brand kit'), run: () => onSaveBrand(id) }] : []),
    { name: t('Show the design'), run: () => view.setView('design') },
    { name: t('Show the code'), run: () => view.setView('code') },
    ...(canCompare
      ? [
          {
            name: view.compared ? t('End comparing') : t('Compare'),
            keys: 'C',
            run: () => view.compare(!view.compared),
          },
        ]
      : []),
    {
      name: view.detailed ? t('Hide details') : t('Show details'),
      keys: 'I',
      run: () => view.setDetailed(!view.detailed),
    },
  ]
}
