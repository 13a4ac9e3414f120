/** What can be done with the chosen design, always seen, each with its word. */
import type { Prediction } from '@limner/contract/types'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../../lib/access.ts'
import { t } from '../../../lib/language/translate.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { Concept } from '../concept.ts'
import { type ConceptActions, DownloadButton, EditButton, ExportButton } from './buttons.tsx'
import type { Dialogs } from './dialogs.ts'
import { ShareMenu, type Sharing } from './share-menu.tsx'
import { StageButton } from './stage-button.tsx'
import { VARIATIONS, type Variation } from './variations.ts'

const SetDialog = lazy(() => import('../set/set-dialog.tsx'))
const SeriesDialog = lazy(() => import('../series/series-dialog.tsx'))

export interface BarActions extends ConceptActions, Dialogs {
  onByHand: () => void
  onVariation: (variation: Variation) => void
  onCode: () => void
  onCompare: () => void
  onDetails: () => void
  sharing: Sharing | undefined
  /** Absent: nobody is signed in who could keep one. */
  onSaveBrand?: ((id: string) => void) | undefined
  onSignIn: () => void
  /** Designs were made of the chosen one. */
  onMade: (made: Prediction) => void
  onChoose: (concept: Concept) => void
}

interface Props extends BarActions {
  concept: Concept
  label: string
  /** Something is under way: nothing else is asked for. */
  busy: boolean
  canCompare: boolean
  isCompared: boolean
  isByHand: boolean
  hasDetails: boolean
}

export function ActionBar(props: Props) {
  const { concept, busy, canCompare, isCompared, isByHand, hasDetails, sharing, onVariation, onSignIn } = props
  const { id } = concept
  const { onSaveBrand } = props
  const may = useMay()
  return (
    <div
      role="toolbar"
      aria-label={t('Actions')}
      // Closer together on a usual desk, where one alone would come to stand in a second row.
      className="flex shrink-0 items-center gap-0.5 overflow-x-auto overscroll-x-contain max-desk:-mx-3 max-desk:px-3 desk:flex-wrap desk:justify-center desk:overflow-visible desk:max-[100rem]:gap-0 desk:max-[100rem]:[&>button]:gap-0.5 desk:max-[100rem]:[&>button]:px-1"
    >
      <EditButton {...props} />
      {id && may.edit && <FavouriteButton {...props} />}
      {id && may.edit && (
        <StageButton
          icon="hand"
          word={t('By hand')}
          name={t('Edit by hand')}
          aria-pressed={isByHand}
          onClick={props.onByHand}
        />
      )}
      {concept.id && (
        <VariationsMenu
          concept={concept}
          id={concept.id}
          busy={busy}
          isGuest={!sharing}
          {...{ onVariation, onSignIn }}
        />
      )}
      {id && may.edit && <SetButton {...props} id={id} isGuest={!sharing} />}
      <StageButton icon="code" word={t('Code')} name={t('Code of this design')} onClick={props.onCode} />
      <DownloadButton {...props} />
      <ExportButton {...props} />
      <StageButton
        icon="compare"
        word={t('Compare')}
        disabled={!canCompare}
        aria-pressed={isCompared}
        onClick={props.onCompare}
      />
      <ShareMenu
        sharing={sharing}
        designId={concept.id}
        version={concept.version}
        kind={concept.kind}
        fileName={concept.fileName}
        dialog={props.dialog}
        onDialog={props.onDialog}
        onSignIn={onSignIn}
      />
      {id && onSaveBrand && (
        <StageButton icon="brand" word={t('Brand kit')} name={t('Save as brand kit')} onClick={() => onSaveBrand(id)} />
      )}
      <StageButton icon="info" word={t('Details')} aria-pressed={hasDetails} onClick={props.onDetails} />
    </div>
  )
}

function FavouriteButton({ concept, favourites }: Props) {
  const isStarred = favourites.has(concept)
  return (
    <StageButton
      icon="star"
      word={t('Favourite')}
      filled={isStarred}
      aria-pressed={isStarred}
      onClick={() => favourites.toggle(concept)}
    />
  )
}

interface SetProps
  extends Pick<Props, 'concept' | 'busy' | 'onMade' | 'onChoose' | 'onSignIn' | 'dialog' | 'onDialog'> {
  id: string
  isGuest: boolean
}

function SetButton({ concept, busy, dialog, onDialog, ...rest }: SetProps) {
  return (
    <>
      <StageButton
        icon="grid"
        word={t('Formats')}
        name={t('Make the set: more formats')}
        disabled={busy}
        onClick={() => onDialog('formats')}
      />
      {dialog === 'formats' && (
        <Suspense>
          <SetDialog title={concept.title} {...rest} onClose={() => onDialog(null)} />
        </Suspense>
      )}
    </>
  )
}

interface VariationsProps extends Pick<BarActions, 'onVariation' | 'onSignIn'> {
  concept: Concept
  id: string
  busy: boolean
  isGuest: boolean
}

function VariationsMenu({ concept, id, busy, isGuest, onVariation, onSignIn }: VariationsProps) {
  const [many, setMany] = useState(false)
  const may = useMay()
  const make = isGuest ? onSignIn : () => setMany(true)
  return (
    <>
      {may.edit ? (
        <Menu
          trigger={<StageButton icon="variations" word={t('Variations')} disabled={busy} />}
          align="start"
          className="w-64"
        >
          {VARIATIONS.map((variation) => (
            <MenuItem key={t(variation.label)} onSelect={() => onVariation(variation)}>
              {t(variation.label)}
            </MenuItem>
          ))}
          <MenuItem onSelect={make}>
            {isGuest ? t('Sign in to make many from a table') : t('Many from a table')}
          </MenuItem>
        </Menu>
      ) : (
        <StageButton icon="variations" word={t('Many from a table')} disabled={busy} onClick={make} />
      )}
      {many && (
        <Suspense>
          <SeriesDialog concept={concept} id={id} onClose={() => setMany(false)} />
        </Suspense>
      )}
    </>
  )
}
