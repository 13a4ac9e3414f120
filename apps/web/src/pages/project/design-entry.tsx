import type { Design } from '@limner/contract/types'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { scrolls, widthIn } from '../../lib/proportion.ts'
import { BlurPicture } from '../../ui/blur-picture.tsx'
import { Icon } from '../../ui/icon.tsx'

/** How wide it stands in its square, by how many of those are side by side. */
function sizesOf(design: Design): string {
  const share = widthIn({ width: 1, height: 1 }, design)
  const within = (room: string) => `calc((${room}) * ${share.toFixed(3)})`
  return `(min-width: 64rem) ${Math.ceil(254 * share)}px, (min-width: 40rem) ${within('50vw - 4rem')}, ${within('100vw - 4rem')}`
}

/** One design of the project, with what was asked for. */
export function DesignEntry({ design, prompt }: { design: Design; prompt: string }) {
  const { title, imageUrl, versionNumber, createdAt, modificationPrompt } = design
  return (
    <li className="min-w-0">
      <div className="relative aspect-square bg-mat p-4">
        <BlurPicture
          picture={design}
          sizes={sizesOf(design)}
          className={`size-full ${scrolls(design) ? 'object-cover object-top' : 'object-contain'}`}
        />
        {versionNumber > 1 && (
          <span className="absolute top-2 start-2 rounded-sm bg-paper px-2 text-xs leading-6 tabular-nums">
            {t('Version {versionNumber}', { versionNumber })}
          </span>
        )}
      </div>
      <div className="mt-2 flex items-start gap-2">
        <h3 dir="auto" className="min-w-0 flex-1 truncate pt-1.5 text-base font-medium">
          {title}
        </h3>
        <a
          href={imageUrl}
          target="_blank"
          rel="noopener"
          aria-label={
            versionNumber > 1
              ? t('Download {title}, version {versionNumber}', { title, versionNumber })
              : t('Download {title}', { title })
          }
          className="target -me-2 inline-flex size-9 items-center justify-center rounded-sm text-ink-2 hover:bg-well hover:text-ink"
        >
          <Icon name="download" />
        </a>
      </div>
      <time dateTime={createdAt} className="text-xs text-ink-3 tabular-nums">
        {formatDayAndTime(createdAt)}
      </time>
      <p className="mt-2 line-clamp-4 text-sm break-words text-ink-2">
        <span className="font-medium text-ink">{t('Prompt:')}</span> <bdi>{prompt}</bdi>
      </p>
      {modificationPrompt && (
        <p className="mt-1 line-clamp-4 text-sm break-words text-ink-2">
          <span className="font-medium text-ink">{t('Modification:')}</span> <bdi>{modificationPrompt}</bdi>
        </p>
      )}
    </li>
  )
}
