/** A project as a case study: the latest version large, its history beside it, the conversation below. */
import { ApiError } from '@limner/contract/client'
import type { Api, Design, Result } from '@limner/contract/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect } from 'react'
import { Link, useParams } from 'wouter'
import {
  earlierDesigns,
  earlierMessages,
  fullProjectQuery,
  leadOf,
  promptOf,
} from '../../features/projects/full-project.ts'
import { RemixButton } from '../../features/projects/remix-button.tsx'
import { type Earlier, useEarlier } from '../../features/projects/use-earlier.ts'
import { formatDay } from '../../lib/format.ts'
import { english, many, said, t } from '../../lib/language/translate.ts'
import { scrolls, widthIn } from '../../lib/proportion.ts'
import { useUser } from '../../lib/session.ts'
import { BlurPicture } from '../../ui/blur-picture.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Conversation } from './conversation.tsx'
import { DesignEntry } from './design-entry.tsx'
import { projectTitle, refusalKey } from './head.ts'

type FullProject = Result<Api['getFullProject']>

const DEFAULT_REASON = english('Failed to load project data. Please try again.')

export default function ProjectPage() {
  const { id = '' } = useParams<{ id: string }>()
  const user = useUser()
  const { data, error } = useQuery(fullProjectQuery(id, user?.id))
  const refusal = useQueryClient().getQueryData<string>(refusalKey(id))
  useEffect(() => {
    if (data) document.title = projectTitle(data.project.title)
  }, [data])
  return (
    <div className="mx-auto w-full max-w-[80rem] flex-1 px-4 pt-6 pb-16 sm:px-8">
      <Link
        href="/dashboard"
        className="inline-flex min-h-11 items-center gap-2 rounded-sm text-sm text-ink-2 hover:text-ink"
      >
        <Icon name="chevronLeft" className="size-4" />
        {t('Back to Dashboard')}
      </Link>
      {data ? (
        <CaseStudy {...data} />
      ) : error || refusal ? (
        <Failure reason={reasonIn(error) ?? refusal} />
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function reasonIn(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return
  // A broken address is one at which there is nothing.
  return error.status === 400 ? t('There is no such project.') : error.problem?.message
}

function Failure({ reason }: { reason: string | undefined }) {
  return (
    <div role="alert" className="max-w-xl py-12">
      <h1 className="font-display text-2xl">{t('Error Loading Project')}</h1>
      <p className="mt-3 text-ink-2">{reason === undefined ? t(DEFAULT_REASON) : said(reason)}</p>
      <Link href="/dashboard" className={buttonClass({ look: 'outline' }, 'mt-6')}>
        {t('Back to Dashboard')}
      </Link>
    </div>
  )
}

/**
 * The place of the large picture, near its own proportion: it is there before the picture is.
 * @returns its classes; and how high it is for its width, on a desk and on a phone
 */
function groundOf({ width, height }: Design): { place: string; desk: number; phone: number } {
  if (scrolls({ width, height })) return { place: 'aspect-[4/5] p-4 sm:p-8 lg:aspect-[8/7]', desk: 7 / 8, phone: 5 / 4 }
  const ratio = width / height
  if (ratio > 2) return { place: 'aspect-[2/1] p-4 sm:aspect-[5/2] sm:p-8', desk: 2 / 5, phone: 1 / 2 }
  if (ratio > 1.2) return { place: 'aspect-[4/3] p-4 sm:aspect-[3/2] sm:p-8', desk: 2 / 3, phone: 3 / 4 }
  return { place: 'aspect-square p-4 sm:p-8 lg:aspect-[5/4]', desk: 4 / 5, phone: 1 }
}

/** Pixels of that place with its margins, on a desk. */
const [LEAD_WIDTH, LEAD_MARGIN] = [860, 64]

/** How wide the large picture stands in it. */
function leadSizes(lead: Design): string {
  const { desk, phone } = groundOf(lead)
  const room = { width: LEAD_WIDTH - LEAD_MARGIN, height: LEAD_WIDTH * desk - LEAD_MARGIN }
  return `(min-width: 64rem) ${Math.ceil(widthIn(room, lead))}px, calc((100vw - 4rem) * ${widthIn({ width: 1, height: phone }, lead).toFixed(3)})`
}

function CaseStudy({ project, totalDesigns, totalMessages, ...latest }: FullProject) {
  const made = useEarlier(latest.designs, totalDesigns, (page) => earlierDesigns(project.id, page))
  const said = useEarlier(latest.messages, totalMessages, (page) => earlierMessages(project.id, page))
  const [designs, messages] = [made.all, said.all]
  const lead = leadOf(designs)
  return (
    <>
      <h1 dir="auto" className="mt-4 max-w-4xl font-display text-3xl break-words sm:text-4xl">
        {project.title}
      </h1>
      <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-ink-2 tabular-nums">
        <span>{t('Created {createdAt}', { createdAt: formatDay(project.createdAt) })}</span>
        <span>{many(totalDesigns, '# design', '# designs')}</span>
        <span>{many(totalMessages, '# message', '# messages')}</span>
      </p>
      {lead && (
        <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className={clsx('min-w-0 self-start bg-mat', groundOf(lead).place)}>
            <BlurPicture
              picture={lead}
              urgency="first"
              sizes={leadSizes(lead)}
              className={clsx('size-full', scrolls(lead) ? 'object-cover object-top' : 'object-contain')}
            />
          </div>
          <div>
            <h2 dir="auto" className="text-lg font-medium">
              {lead.title}
            </h2>
            <p dir="auto" className="mt-2 text-ink-2">
              {promptOf(lead, messages)}
            </p>
            {(project.isPublic || project.access === 'owner') && (
              <div className="mt-6">
                <RemixButton designId={lead.id} projectId={project.id} />
              </div>
            )}
            <History lead={lead} designs={designs} />
          </div>
        </div>
      )}
      <section className="mt-14" aria-labelledby="designs">
        <h2 id="designs" className="font-display text-2xl">
          {t('Project Designs')}
        </h2>
        <EarlierButton list={made} again={t('Try again: earlier designs')} show={t('Show earlier designs')} />
        {designs.length === 0 ? (
          <p className="mt-4 text-ink-2">{t('No Designs Yet')}</p>
        ) : (
          <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {designs.map((design) => (
              <DesignEntry key={design.id} design={design} prompt={promptOf(design, messages)} />
            ))}
          </ul>
        )}
      </section>
      <section className="mt-14" aria-labelledby="conversation">
        <h2 id="conversation" className="font-display text-2xl">
          {t('Conversation History')}
        </h2>
        <EarlierButton list={said} again={t('Try again: earlier messages')} show={t('Show earlier messages')} />
        {messages.length === 0 ? (
          <p className="mt-4 text-ink-2">{t('No Messages Yet')}</p>
        ) : (
          <Conversation messages={messages} />
        )}
      </section>
    </>
  )
}

function EarlierButton({ list, again, show }: { list: Earlier<unknown>; again: string; show: string }) {
  if (!list.hasMore) return null
  return (
    <p className="mt-4">
      <Button disabled={list.isPending} onClick={list.more}>
        {list.isPending ? t('Loading...') : list.isError ? again : show}
      </Button>
    </p>
  )
}

/** The versions that led here, the oldest first. */
function History({ lead, designs }: { lead: Design; designs: Design[] }) {
  const line: Design[] = []
  for (
    let at: Design | undefined = lead;
    at && !line.includes(at);
    at = designs.find(({ id }) => id === at?.parentDesignId)
  )
    line.unshift(at)
  if (line.length < 2) return null
  return (
    <ol aria-label={t('Versions')} className="mt-8 grid gap-3 border-t border-line pt-4">
      {line.map((design) => (
        <li key={design.id} className="grid grid-cols-[4rem_1fr] items-center gap-3 text-sm">
          <BlurPicture
            picture={{ ...design, title: '' }}
            sizes="64px"
            className="h-12 w-16 bg-mat object-contain p-1"
          />
          <span className="min-w-0">
            <span className="block text-xs text-ink-3">
              {t('Version {versionNumber}', { versionNumber: design.versionNumber })}
            </span>
            <span dir="auto" className="line-clamp-2 break-words">
              {design.modificationPrompt ?? t('First version')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
