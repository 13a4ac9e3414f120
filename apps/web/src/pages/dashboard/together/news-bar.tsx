import clsx from 'clsx'
import { t } from '../../../lib/language/translate.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { News } from './use-news.ts'

interface Props {
  news: News
  /** The design is under the hand, which has the lower end of a small screen. */
  isEditing: boolean
  onShow: () => void
}

/** Above the stage, on small screens below it: what somebody else has made meanwhile. */
export function NewsBar({ news, isEditing, onShow }: Props) {
  const { isVersion, concept } = news
  return (
    <div
      role="status"
      className={clsx(
        'flex shrink-0 items-center gap-x-3 border-b border-line bg-raised py-1 ps-4 pe-2 text-xs desk:text-sm',
        !isEditing && 'max-desk:order-last max-desk:border-t max-desk:border-b-0',
      )}
    >
      <p className="min-w-0 flex-1 text-pretty">
        <bdi>{sentenceOf(news)}</bdi>
      </p>
      <Button size="small" onClick={onShow}>
        {isVersion ? t('Show version {version}', { version: concept.version }) : t('Show it')}
      </Button>
      <IconButton icon="close" label={t('Dismiss')} onClick={news.dismiss} />
    </div>
  )
}

function sentenceOf({ author, concept: { version, title }, isVersion, isBeside }: News): string {
  if (isBeside)
    return author
      ? t('{author} made version {version} from this one. What you change makes another version beside it.', {
          ...{ author, version },
        })
      : t('Version {version} was made from this one. What you change makes another version beside it.', { version })
  if (isVersion)
    return author
      ? t('{author} made version {version} of this design.', { author, version })
      : t('There is a version {version} of this design.', { version })
  return author
    ? t('{author} has something new: “{title}”.', { author, title })
    : t('There is something new: “{title}”.', { title })
}
