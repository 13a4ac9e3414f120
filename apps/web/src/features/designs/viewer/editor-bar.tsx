import type { Api, Result } from '@limner/contract/types'
import { colourRoleName } from '../../../lib/colour-roles.ts'
import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ColourWell } from './colour-well.tsx'

const ROLES = ['paper', 'surface', 'ink', 'accent', 'secondary'] as const

export type Role = (typeof ROLES)[number]

interface Props {
  /** Absent until they are known. */
  parts: Pick<Result<Api['getDesignParts']>, 'used' | 'palette'> | undefined
  status: string
  busy: boolean
  onColour: (role: Role, colour: string) => void
  undo: (() => void) | null
  redo: (() => void) | null
  onDone: () => void
}

/** The colours of the design, and the steps between its versions. */
export function EditorBar({ parts, status, busy, onColour, undo, redo, onDone }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {ROLES.filter((role) => parts?.used.includes(role)).map((role) => (
        <ColourWell
          key={role}
          label={colourRoleName(role)}
          value={parts?.palette[role] ?? '#000000'}
          disabled={busy}
          onChange={(colour) => onColour(role, colour)}
        />
      ))}
      <p role="status" className="min-w-0 flex-1 basis-40 text-xs text-ink-3">
        {status}
      </p>
      <div className="flex gap-2">
        <Button size="small" disabled={!undo || busy} onClick={() => undo?.()}>
          <Icon name="undo" className="size-4" />
          {t('Undo')}
        </Button>
        <Button size="small" disabled={!redo || busy} onClick={() => redo?.()}>
          <Icon name="redo" className="size-4" />
          {t('Redo')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </div>
  )
}
