/** What can be made of the chosen design, taken away and shown to others, as commands: the same as in its menus. */
import { SET_FORMAT_NAMES, SET_FORMATS, type SetFormat } from '@limner/contract/set-formats'
import type { Concept } from '../../../features/designs/concept.ts'
import { type ExportChoice, exportGroups } from '../../../features/designs/export-choices.ts'
import type { StageDialog } from '../../../features/designs/stage/dialogs.ts'
import type { Sharing } from '../../../features/designs/stage/share-menu.tsx'
import type { May } from '../../../lib/access.ts'
import { english, said, t } from '../../../lib/language/translate.ts'
import type { Command } from './commands.ts'

const FORMATS_ALSO = english('format size set resize')
const FILES_ALSO = english('download file save')
const REVIEW_ALSO = english('client comments approval link')
const LINK_ALSO = english('share address')

export interface Taking {
  chosen: Concept
  /** Of the chosen design. */
  id: string
  may: May
  busy: boolean
  /** What the designs belong to, where that can be exported as a whole. */
  projectId: string | undefined
  /** Absent for guests. */
  sharing: Sharing | undefined
  onFormat: (id: string, format: SetFormat) => void
  onFile: (concept: Concept, label: string, url: string) => void
  onDialog: (dialog: StageDialog) => void
  onCopyLink: (sharing: Sharing) => void
  onSignIn: () => void
}

export const takingCommands = (taking: Taking): Command[] => [
  ...shareCommands(taking),
  ...formatCommands(taking),
  ...fileCommands(taking),
]

function formatCommands({ id, may, busy, onFormat, onDialog }: Taking): Command[] {
  if (!may.edit || busy) return []
  const also = t(FORMATS_ALSO)
  return [
    { name: t('Make the set: more formats'), also, run: () => onDialog('formats') },
    ...SET_FORMAT_NAMES.map((format) => ({
      name: t('Make it also as: {format}', { format: said(SET_FORMATS[format].label) }),
      also: `${also} ${said(SET_FORMATS[format].use)}`,
      run: () => onFormat(id, format),
    })),
  ]
}

/** A file is called by what it is, and where there are several of those, by the side or page. */
const nameOf = ({ label }: ExportChoice, group: string, isOne: boolean): string =>
  isOne ? t('Export {label}', { label }) : t('Export {label}: {side}', { label, side: group })

function fileCommands({ chosen, id, projectId, onFile }: Taking): Command[] {
  const groups = exportGroups(chosen, id, projectId)
  const all = groups.flatMap(({ choices }) => choices.map(({ label }) => label))
  const isOne = (label: string) => all.filter((one) => one === label).length === 1
  return groups.flatMap(({ label: group, choices }) =>
    choices.flatMap((choice) => {
      const { label, note, url } = choice
      // Of the file for a printer more is asked: it has a command of its own.
      if (url === null) return []
      const also = `${t(FILES_ALSO)} ${group} ${note}`
      return [{ name: nameOf(choice, group, isOne(label)), also, run: () => onFile(chosen, label, url) }]
    }),
  )
}

function shareCommands({ chosen, may, sharing, onDialog, onCopyLink, onSignIn }: Taking): Command[] {
  const shown: Command[] = [
    { name: t('See it in use'), run: () => onDialog('use') },
    ...(chosen.kind === 'logo' ? [{ name: t('Logo report'), run: () => onDialog('report') }] : []),
  ]
  if (!sharing) return [...shown, { name: t('Sign in to share this design'), run: onSignIn }]
  const { isPublic, path } = sharing
  const review = may.own ? t('Send for review') : t('Review links')
  return [
    { name: review, also: t(REVIEW_ALSO), run: () => onDialog('review') },
    ...shown,
    ...(isPublic || may.own
      ? [
          {
            name: isPublic ? t('Copy the link') : t('Make public and copy the link'),
            also: t(LINK_ALSO),
            run: () => onCopyLink(sharing),
          },
        ]
      : []),
    { name: t('Open the project page'), run: () => open(path, '_blank', 'noopener') },
  ]
}
