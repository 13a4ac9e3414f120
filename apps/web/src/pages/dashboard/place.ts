/** Where somebody is on the dashboard, as the address says it: the tab, the project, the design that is looked at. */
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

export const TAB_IDS = ['chat', 'projects', 'settings'] as const
export type TabId = (typeof TAB_IDS)[number]

export interface Place {
  tab?: TabId | undefined
  /** Of the chat: a project's id. */
  project?: string | undefined
  /** The design that was chosen on the stage: as `view`. */
  design?: string | undefined
  /** The design that is shown full size: its id, or its address where it has none. */
  view?: string | undefined
  /** Among the versions of this design, instead of its own answer's concepts. */
  versions?: string | undefined
}

export const readTab = (value: string | null | undefined): TabId | undefined => TAB_IDS.find((id) => id === value)

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search)
  return {
    tab: readTab(query.get('tab')) ?? (query.has('project') ? 'chat' : undefined),
    project: query.get('project') ?? undefined,
    design: query.get('design') ?? undefined,
    view: query.get('view') ?? undefined,
    versions: query.get('versions') ?? undefined,
  }
}

/** A chat is named by its project, any other tab by itself. */
export function addressOf({ tab, project, design, view, versions }: Place): string {
  const named = tab === 'chat' && project ? { project, design, view, versions } : { tab, view, versions }
  const query = new URLSearchParams(
    Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return query.size > 0 ? `/dashboard?${query}` : '/dashboard'
}

/** What the browser's history remembers of a step: that it can be taken back by going back. */
const STEP = { step: true } as const
const isStep = (): boolean => typeof history.state === 'object' && history.state?.step === true

export interface Walk {
  place: Place
  /**
   * Goes there: *Back* leads here again.
   * @param here what is shown now, where the address does not say it
   */
  go: (to: Place, here: Place) => void
  /** Stays where one is, under another address. */
  change: (to: Place) => void
  /** Takes the last step back, or where there was none, goes there. */
  back: (to: Place) => void
}

export function usePlace(): Walk {
  const search = useSearch()
  const [, navigate] = useLocation()
  const place = useMemo(() => readPlace(search), [search])
  const go = useCallback(
    (to: Place, here: Place) => {
      navigate(addressOf(here), { replace: true, state: history.state })
      navigate(addressOf(to), { state: STEP })
    },
    [navigate],
  )
  const change = useCallback(
    (to: Place) => navigate(addressOf(to), { replace: true, state: history.state }),
    [navigate],
  )
  const back = useCallback(
    (to: Place) => (isStep() ? history.back() : navigate(addressOf(to), { replace: true })),
    [navigate],
  )
  return { place, go, change, back }
}
