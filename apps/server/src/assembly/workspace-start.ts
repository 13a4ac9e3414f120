/** What somebody's dashboard shows first: read on the server, so that the page comes with it. */
import { PAGE_LIMITS } from '@limner/contract'
import type { PageSource, WorkspaceStart } from '@limner/contract/types'
import { modelsFor } from '../features/models/routes.ts'
import type { Services } from './services.ts'

/** Of the open project, the latest: what the stage and the end of the conversation show. The rest is asked for later. */
const MESSAGES = 12
const DESIGNS = 24
/** Projects that come with pictures, where the list is shown. */
const TILES = 12
/** Characters of what was said, as JSON: messages carry build prompts of any length. */
const SAID = 48_000

type Opened = Pick<WorkspaceStart, 'open' | 'favourites'> & { isOpenWhole: boolean }
type Project = WorkspaceStart['projects'][number]
const NOTHING: Opened = { open: null, isOpenWhole: true, favourites: [] }

/** Its name and whose it is; the pictures of tiles are for the list. */
const bare = ({ previewUrl: _, previewDesigns: __, designCount: ___, ...project }: Project): Project => project

/** The latest of them that fit, the newest in any case. */
function latest<T>(messages: readonly T[]): T[] {
  const fit: T[] = []
  let room = SAID
  for (const one of messages.toReversed()) {
    room -= JSON.stringify(one).length
    if (room < 0 && fit.length > 0) break
    fit.unshift(one)
  }
  return fit
}

type Found = Exclude<Awaited<ReturnType<PageSource['project']>>, 'private' | null>

/** The latest, and before them what is shown instead: the answer that brought it, and the design itself. */
function firstSeen(found: Found, shown: string | undefined) {
  const said = latest(found.messages.slice(-MESSAGES))
  const made = found.designs.slice(-DESIGNS)
  const answer = shown && found.messages.find(({ metadata }) => metadata?.designIds?.includes(shown))
  const design = shown && found.designs.find(({ id }) => id === shown)
  if (!answer || !design) return { said, made }
  return {
    said: said.includes(answer) ? said : [answer, ...said],
    made: made.includes(design) ? made : [design, ...made],
  }
}

/**
 * @param callerId who asks; absent: nobody is known
 * @param project one of a page, as this caller may see it
 */
export function workspaceStart(
  { projects, brandKits, favourites, models }: Pick<Services, 'projects' | 'brandKits' | 'favourites' | 'models'>,
  callerId: string | undefined,
  project: PageSource['project'],
): PageSource['workspace'] {
  async function opened(id: string, ownerId: string, shown: string | undefined): Promise<Opened | null> {
    const [found, starred] = await Promise.all([
      project(id),
      favourites.page(ownerId, { projectId: id, page: 1, limit: PAGE_LIMITS.designs }),
    ])
    if (!found || found === 'private') return null
    const { said, made } = firstSeen(found, shown)
    return {
      open: { project: found.project, messages: said, designs: made },
      isOpenWhole:
        said.length === found.totalMessages &&
        made.length === found.totalDesigns &&
        starred.length < PAGE_LIMITS.designs,
      favourites: starred.map((design) => design.id),
    }
  }

  return async (wanted, designOf) => {
    if (callerId === undefined) return null
    const limit = wanted ? PAGE_LIMITS.projects : TILES
    const [own, shared, kits, offered] = await Promise.all([
      projects.page(callerId, { page: 1, limit }),
      projects.pageOfShared(callerId, { page: 1, limit }),
      brandKits.listOf(callerId),
      modelsFor(models, { kind: 'user', ownerId: callerId }),
    ])
    const tell = ({ isOpenWhole, ...open }: Opened, as = (one: Project): Project => one): WorkspaceStart => ({
      ...{ projects: own.map(as), shared: shared.map(as), ...open, brandKits: kits, models: offered },
      isWhole: { open: isOpenWhole, projects: own.length < limit, shared: shared.length < limit },
    })
    if (!wanted) return tell(NOTHING)
    const isTheirs = (id: string) => [...own, ...shared].some((one) => one.id === id)
    const [first] = wanted
    // It may be theirs all the same: there are more than one page of them.
    const areMore = own.length === limit || shared.length === limit
    if (first !== undefined && !isTheirs(first) && areMore) return null
    const id = wanted.find(isTheirs) ?? own[0]?.id ?? shared[0]?.id
    const open = id === undefined ? NOTHING : await opened(id, callerId, designOf(id))
    return open && tell(open, bare)
  }
}
