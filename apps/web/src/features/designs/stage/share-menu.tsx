/** Share: with members, a review link for this design alone, its pictures in use, the report of a logo, or the link of the project page. */
import { lazy, Suspense } from 'react'
import { useMay } from '../../../lib/access.ts'
import { t } from '../../../lib/language/translate.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { type ReviewAnswers, toldAnswers, useAnswers } from '../review/use-answers.ts'
import type { Dialogs } from './dialogs.ts'
import { StageButton } from './stage-button.tsx'
import { useProjectLink } from './use-project-link.ts'

const ReviewLinks = lazy(() => import('../review/review-links.tsx'))
const LogoReportDialog = lazy(() => import('../report/logo-report-dialog.tsx'))
const MockupsDialog = lazy(() => import('../mockups/mockups-dialog.tsx'))

export interface Sharing {
  isPublic: boolean
  /** Path of the project page. */
  path: string
  /** Resolves when everybody may see it; where that fails, it has been told. */
  publish: () => Promise<unknown>
  /** Shows who works on the project. */
  onMembers: () => void
}

interface Props extends Dialogs {
  /** Absent for guests: they sign in first. */
  sharing: Sharing | undefined
  /** Absent: nothing that can be reviewed, such as an upload. */
  designId: string | undefined
  version: number
  kind: string | undefined
  /** Of its files, without extension. */
  fileName: string
  onSignIn: () => void
}

export function ShareMenu({
  sharing,
  designId,
  version,
  kind,
  fileName,
  dialog: open,
  onDialog: setOpen,
  onSignIn,
}: Props) {
  const close = () => setOpen(null)
  const { own } = useMay()
  const answers = useAnswers(sharing && designId)
  const news = answers && toldAnswers(answers, version)
  return (
    <>
      <Menu
        trigger={
          <StageButton
            icon="share"
            word={t('Share')}
            {...(answers && {
              name: t('Share: {news}', { news: news ?? '' }),
              badge: answers.comments || badgeOf(answers, version),
            })}
          />
        }
        className="w-72"
      >
        {news && (
          <MenuItem onSelect={() => setOpen('review')}>
            <span className="font-semibold">{t('Review: {news}', { news })}</span>
          </MenuItem>
        )}
        {designId && <MenuItem onSelect={() => setOpen('use')}>{t('See it in use')}</MenuItem>}
        {designId && kind === 'logo' && <MenuItem onSelect={() => setOpen('report')}>{t('Logo report')}</MenuItem>}
        {designId && sharing && (
          <MenuItem onSelect={() => setOpen('review')}>{own ? t('Send for review') : t('Review links')}</MenuItem>
        )}
        {sharing && <MenuItem onSelect={sharing.onMembers}>{t('Members')}</MenuItem>}
        {sharing ? (
          <Links {...sharing} />
        ) : (
          <MenuItem onSelect={onSignIn}>{t('Sign in to share this design')}</MenuItem>
        )}
      </Menu>
      {designId && open && open !== 'formats' && (
        <Suspense>
          {open === 'review' ? (
            <ReviewLinks designId={designId} onClose={close} />
          ) : open === 'report' ? (
            <LogoReportDialog id={designId} fileName={fileName} onClose={close} />
          ) : (
            <MockupsDialog id={designId} fileName={fileName} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** None where another version was approved than the one that is shown. */
const badgeOf = ({ verdict, version }: ReviewAnswers, shown: number) =>
  verdict === 'changes' ? '!' : version === shown ? '✓' : undefined

/** The link of the project page. */
function Links(sharing: Sharing) {
  const { isPublic, path } = sharing
  const copy = useProjectLink()
  const { own } = useMay()
  return (
    <>
      {(isPublic || own) && (
        <MenuItem onSelect={() => void copy(sharing)}>
          {isPublic ? t('Copy the link') : t('Make public and copy the link')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => open(path, '_blank', 'noopener')}>{t('Open the project page')}</MenuItem>
    </>
  )
}
