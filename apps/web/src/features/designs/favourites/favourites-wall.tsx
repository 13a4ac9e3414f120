/** Every favourite of an account, each in its latest version, on one wall. */
import type { Design } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { t } from '../../../lib/language/translate.ts'
import { scrolls, widthIn } from '../../../lib/proportion.ts'
import { BlurPicture } from '../../../ui/blur-picture.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Approved } from '../../../ui/signs/approved.tsx'
import { conceptOf } from '../concept.ts'
import { favouritesQuery } from './queries.ts'
import { StarButton } from './star-button.tsx'
import { type Favourites, useStar } from './use-favourites.ts'

interface Props {
  userId: string
  /** Titles of projects by id; what is of none that is known says none. */
  titles: ReadonlyMap<string, string>
  /** Projects that may be looked at and no more: their stars stay as they are. */
  lookedAt: ReadonlySet<string>
  onOpen: (design: Design) => void
}

export function FavouritesWall({ userId, titles, lookedAt, onOpen }: Props) {
  const { data: designs, isError, refetch } = useQuery(favouritesQuery(userId))
  const favourites = useFavouritesHere(userId)
  if (isError)
    return (
      <div role="alert" className="py-12">
        <p className="font-display text-xl">{t('Your favourites could not be loaded')}</p>
        <Button className="mt-6" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  if (!designs)
    return (
      <p role="status" className="py-12 text-ink-2">
        {t('Loading your favourites...')}
      </p>
    )
  if (designs.length === 0)
    return (
      <div className="py-12">
        <p className="font-display text-xl">{t('No favourites yet')}</p>
        <p className="mt-2 inline-flex items-center gap-1 text-ink-2">
          {t('Press the star')} <Icon name="star" className="size-4" /> {t('on a design to find it here.')}
        </p>
      </div>
    )
  return (
    <ul
      aria-label={t('Favourites')}
      className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 min-[120rem]:grid-cols-5"
    >
      {designs.map((design, at) => (
        <FavouriteTile
          key={design.id}
          design={design}
          eager={at < 3}
          favourites={favourites}
          hasStar={!lookedAt.has(design.projectId ?? '')}
          project={titles.get(design.projectId ?? '')}
          onOpen={() => onOpen(design)}
        />
      ))}
    </ul>
  )
}

/** What loses its star stays where it hangs until the wall is left, so that it can be had back. */
function useFavouritesHere(userId: string): Favourites {
  const [off, setOff] = useState<ReadonlySet<string>>(new Set())
  const mark = (id: string, isOff: boolean) =>
    setOff((before) => new Set(isOff ? [...before, id] : [...before].filter((one) => one !== id)))
  const star = useStar(userId, { onFailed: ({ id, on }) => mark(id, on) })
  return {
    has: ({ id = '' }) => !off.has(id),
    toggle({ id = '' }) {
      const on = off.has(id)
      mark(id, !on)
      star.mutate({ id, on })
    },
  }
}

/** Pixels of a tile without its margins, about. */
const GROUND = { width: 360, height: 262 }

interface TileProps {
  design: Design
  eager: boolean
  favourites: Favourites
  hasStar: boolean
  project: string | undefined
  onOpen: () => void
}

function FavouriteTile({ design, eager, favourites, hasStar, project, onOpen }: TileProps) {
  return (
    <li className="group wall-tile relative min-w-0">
      <div className="aspect-[4/3] bg-mat p-4">
        <BlurPicture
          picture={{ ...design, title: '' }}
          urgency={eager ? 'soon' : undefined}
          sizes={`${Math.ceil(widthIn(GROUND, design))}px`}
          className={`size-full ${scrolls(design) ? 'object-cover object-top' : 'object-contain'}`}
        />
      </div>
      <button
        type="button"
        dir="auto"
        onClick={onOpen}
        className="mt-2 block max-w-full truncate rounded-sm text-start text-base font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {design.title}
      </button>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-3 tabular-nums">
        {project && (
          <span dir="auto" className="max-w-full truncate">
            {project}
          </span>
        )}
        <span>{formatDay(design.createdAt)}</span>
        {design.versionNumber > 1 && (
          <span>{t('Version {versionNumber}', { versionNumber: design.versionNumber })}</span>
        )}
        {design.approved && <Approved />}
      </p>
      {hasStar && (
        <div className="absolute top-2 end-2">
          <StarButton concept={conceptOf(design)} label={design.title} favourites={favourites} />
        </div>
      )}
    </li>
  )
}
