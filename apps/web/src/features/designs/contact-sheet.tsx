/** The concepts of one answer, laid out like a photographer's contact sheet: pictures on a neutral ground, numbered. */
import clsx from 'clsx'
import { IconButton } from '../../ui/button.tsx'
import { type Concept, labelOf } from './concept.ts'
import { ExportMenu } from './export-menu.tsx'
import { Picture } from './picture.tsx'

interface Actions {
  onDownload: (concept: Concept) => void
  onEdit: (concept: Concept, label: string) => void
  /** Told when somebody looks at what a design can be exported as. */
  onExport: (concept: Concept) => void
  onGuestExport: (concept: Concept, url: string) => boolean
  projectId?: string
}

interface Props extends Actions {
  concepts: readonly Concept[]
  /** The design that "it" means. */
  selectedId: string | null
  /** Pictures higher than wide: on a desk, all stand in one row. */
  upright: boolean
  onOpen: (at: number) => void
}

export function ContactSheet({ concepts, selectedId, upright, onOpen, ...actions }: Props) {
  const several = concepts.length > 1
  return (
    <ul
      aria-label={several ? 'Concepts' : 'Design'}
      className={clsx(
        'grid gap-x-4 gap-y-2 bg-mat p-3 sm:p-4',
        several && 'grid-cols-2 items-start',
        several && upright && 'lg:grid-cols-4',
      )}
    >
      {concepts.map((concept, at) => (
        <Frame
          key={concept.url}
          concept={concept}
          label={labelOf(concept, at, concepts.length)}
          number={several ? at + 1 : null}
          selected={concept.id !== undefined && concept.id === selectedId}
          upright={upright}
          onOpen={() => onOpen(at)}
          {...actions}
        />
      ))}
    </ul>
  )
}

interface FrameProps extends Actions {
  concept: Concept
  label: string
  /** Among its neighbours; null where it has none. */
  number: number | null
  selected: boolean
  upright: boolean
  onOpen: () => void
}

/** One picture with what stands below it. */
function Frame({ concept, label, number, selected, upright, onOpen, ...actions }: FrameProps) {
  const several = number !== null
  // Their captions stand beside the pictures on a desk, so that two rows are seen at once.
  const beside = several && !upright
  return (
    <li className={clsx('group min-w-0', beside && 'lg:flex')} aria-current={selected || undefined}>
      <button
        type="button"
        aria-label={`View ${label}`}
        onClick={onOpen}
        className="block w-full min-w-0 cursor-zoom-in"
      >
        <Picture
          concept={concept}
          sizes={several ? `(min-width: 48rem) ${upright ? 190 : 380}px, 45vw` : '(min-width: 48rem) 640px, 90vw'}
        />
      </button>
      <div
        className={clsx(
          'mt-1 flex h-9 items-center gap-2 touch:h-11',
          beside && 'lg:mt-0 lg:ml-2 lg:h-auto lg:shrink-0 lg:flex-col lg:gap-1',
        )}
      >
        {several && (
          <span
            className={clsx(
              'flex size-5 items-center justify-center rounded-sm text-xs tabular-nums',
              selected ? 'bg-ink text-paper' : 'text-ink-2',
            )}
          >
            {number}
          </span>
        )}
        {concept.version > 1 && <span className="text-xs whitespace-nowrap text-ink-2">Version {concept.version}</span>}
        <Tools concept={concept} label={label} beside={beside} {...actions} />
      </div>
    </li>
  )
}

interface ToolsProps extends Actions {
  concept: Concept
  label: string
  beside: boolean
}

/** What can be done with one picture: seen when it is looked at, on touch always. */
function Tools({ concept, label, beside, onDownload, onEdit, onExport, onGuestExport, projectId }: ToolsProps) {
  return (
    <span
      className={clsx(
        '-mr-2 ml-auto flex opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100 has-data-[state=open]:opacity-100',
        beside && 'lg:mr-0 lg:flex-col',
      )}
    >
      <IconButton
        icon="download"
        label="Download Image"
        className="hover:bg-paper"
        aria-description={label}
        onClick={() => onDownload(concept)}
      />
      {concept.id && (
        <ExportMenu
          concept={concept}
          id={concept.id}
          description={label}
          {...(projectId && { projectId })}
          onOpen={() => onExport(concept)}
          onGuest={(url) => onGuestExport(concept, url)}
        />
      )}
      <IconButton
        icon="edit"
        label="Edit Design"
        className="hover:bg-paper"
        aria-description={label}
        onClick={() => onEdit(concept, label)}
      />
    </span>
  )
}
