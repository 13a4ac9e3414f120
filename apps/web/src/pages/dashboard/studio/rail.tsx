/** What belongs to the whole: the project, the set of designs, the brand, the versions. Each opens a panel beside the stage. */
import type { BrandKit } from '@limner/contract/types'
import clsx from 'clsx'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Concept } from '../../../features/designs/concept.ts'
import type { Favourites } from '../../../features/designs/favourites/use-favourites.ts'
import type { ChatMessage } from '../../../features/messages/message.ts'
import { type English, english, t } from '../../../lib/language/translate.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { useDismiss } from '../../../ui/use-dismiss.ts'
import type { Answer } from './answer.ts'

const BrandPanel = lazy(() => import('./brand-panel.tsx').then((part) => ({ default: part.BrandPanel })))
const SetPanel = lazy(() => import('./set-panel.tsx').then((part) => ({ default: part.SetPanel })))
const VersionsPanel = lazy(() => import('./versions-panel.tsx').then((part) => ({ default: part.VersionsPanel })))

interface Props {
  /** Stands at the far end. */
  tools: ReactNode
  projects: ReactNode
  answers: readonly Answer[]
  /** The message that brought a design. */
  ownerOf: (concept: Concept) => ChatMessage | undefined
  chosen: Concept | null
  kits: readonly BrandKit[]
  /** Puts the chosen design into a brand; absent: not now, or not by this person. */
  onWear: ((kit: string) => void) | undefined
  line: readonly Concept[]
  favourites: Favourites
  onShow: (concept: Concept) => void
  /** All concepts of an answer, by the key of its message. */
  onLayOut: (answer: string) => void
}

const PANELS = [
  { id: 'project', word: english('Project'), close: english('Close project'), icon: 'folder' },
  { id: 'set', word: english('Set'), close: english('Close set'), icon: 'grid' },
  { id: 'brand', word: english('Brand'), close: english('Close brand'), icon: 'brand' },
  { id: 'versions', word: english('Versions'), close: english('Close versions'), icon: 'versions' },
] as const satisfies readonly { id: string; word: English; close: English; icon: IconName }[]
type PanelId = (typeof PANELS)[number]['id']

export function Rail(props: Props) {
  const { tools, projects, answers, ownerOf, chosen, kits, onWear, line, favourites, onShow, onLayOut } = props
  const [open, setOpen] = useState<PanelId | null>(null)
  const rail = useRef<HTMLElement>(null)
  const close = () => setOpen(null)
  useDismiss(rail, open !== null, close)
  const panel = PANELS.find(({ id }) => id === open)
  return (
    <nav
      ref={rail}
      aria-label={t('Workspace')}
      className="flex h-full desk:w-17 desk:flex-col desk:border-e desk:border-line"
    >
      {PANELS.map(({ id, word, icon }) => (
        <button
          key={id}
          type="button"
          aria-expanded={open === id}
          onClick={() => setOpen(open === id ? null : id)}
          className={clsx(
            'flex h-9 w-10 flex-col items-center justify-center gap-0.5 text-xs font-medium desk:h-14 desk:w-full touch:h-11 touch:max-desk:w-11',
            open === id ? 'bg-well text-ink' : 'text-ink-2 hover:bg-well hover:text-ink',
          )}
        >
          <Icon name={icon} />
          <span className="max-desk:sr-only">{t(word)}</span>
        </button>
      ))}
      <div className="flex desk:mt-auto desk:flex-col desk:pb-2">{tools}</div>
      {panel && (
        <section
          aria-label={t(panel.word)}
          className="animate-appear absolute top-9 end-0 z-20 max-h-[60dvh] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto border border-line bg-raised px-4 pb-4 text-sm desk:inset-y-0 desk:end-auto desk:start-17 desk:max-h-none desk:border-y-0 desk:border-s-0 touch:top-11 desk:touch:top-0"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between bg-raised py-1">
            <h3 className="text-sm font-semibold">{t(panel.word)}</h3>
            <IconButton icon="close" label={t(panel.close)} className="-me-2" onClick={close} />
          </div>
          {open === 'project' && projects}
          <Suspense>
            {open === 'set' && <SetPanel {...{ answers, chosen, favourites, onShow, onLayOut }} />}
            {open === 'brand' && <BrandPanel {...{ chosen, kits, onWear }} />}
            {open === 'versions' && <VersionsPanel ownerOf={ownerOf} chosen={chosen} line={line} onRestore={onShow} />}
          </Suspense>
        </section>
      )}
    </nav>
  )
}
