/** What can be done with one design, each with its word: Edit, Download, Export. */
import { useMay } from '../../../lib/access.ts'
import { t } from '../../../lib/language/translate.ts'
import type { Concept } from '../concept.ts'
import { ExportMenu } from '../export-menu.tsx'
import type { Favourites } from '../favourites/use-favourites.ts'
import { StageButton } from './stage-button.tsx'

export interface ConceptActions {
  onDownload: (concept: Concept) => void
  onEdit: (concept: Concept) => void
  /** Told when somebody looks at what a design can be exported as. */
  onExport: (concept: Concept) => void
  /** Sends a guest to sign in with the file remembered; answers whether it was one. */
  onGuestExport: (concept: Concept, url: string) => boolean
  /** Asks what the file for a printer is to be. */
  onPrint: (concept: Concept) => void
  /** What the designs belong to, where that can be exported as a whole. */
  projectId?: string | undefined
  favourites: Favourites
}

interface Props extends ConceptActions {
  concept: Concept
  label: string
  /** There is no room for words. */
  short?: boolean
}

/** Absent for whoever only looks. */
export const EditButton = ({ concept, label, short, onEdit }: Props) =>
  useMay().edit && (
    <StageButton
      icon="edit"
      name={t('Edit Design')}
      word={t('Edit')}
      short={short}
      aria-description={label}
      onClick={() => onEdit(concept)}
    />
  )

export const DownloadButton = ({ concept, label, short, onDownload }: Props) => (
  <StageButton
    icon="download"
    name={t('Download Image')}
    word={t('Download')}
    short={short}
    aria-description={label}
    onClick={() => onDownload(concept)}
  />
)

/** Absent for pictures that came without a design: there is nothing to export. */
export const ExportButton = ({ concept, label, short, onExport, onGuestExport, onPrint, projectId }: Props) =>
  concept.id === undefined ? null : (
    <ExportMenu
      concept={concept}
      id={concept.id}
      {...(projectId && { projectId })}
      onOpen={() => onExport(concept)}
      onPrint={() => onPrint(concept)}
      onGuest={(url) => onGuestExport(concept, url)}
      button={(state) => (
        <StageButton
          icon="export"
          name={t('Export Project')}
          word={t('Export')}
          short={short}
          aria-description={label}
          {...state}
        />
      )}
    />
  )
