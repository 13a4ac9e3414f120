import { t } from '../../../lib/language/translate.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { News } from './use-news.ts'

interface Props {
  news: News
  onShow: () => void
}

/** Above the stage: what somebody else has made meanwhile. */
export function NewsBar({ news, onShow }: Props) {
  const { isVersion, concept } = news
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised ps-4 pe-2 py-1 text-sm max-desk:pt-9"
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
