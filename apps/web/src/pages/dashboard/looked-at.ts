/** Which design somebody looked at last in each of their projects: kept as one text, a cookie that the server reads, too. */

export interface LookedAt {
  project: string
  /** The id of the version. */
  design: string
  /** Of the first design of what was the newest answer then: once there is a newer one, that is shown. */
  newest: string
}

/** Projects: a cookie holds four kilobytes. */
const MOST = 24
/** Ids of projects and designs, whoever made them; a picture without a design has its address alone, and is not kept. */
const ID = /^[\w-]{1,64}$/

/** Those that were looked at last come first; what does not read like one is passed over. */
export function readLookedAt(text: string | null | undefined): LookedAt[] {
  return (text ?? '').split('~').flatMap((one) => {
    const [project = '', design = '', newest = '', ...rest] = one.split('.')
    const isOne = rest.length === 0 && [project, design, newest].every((id) => ID.test(id))
    return isOne ? [{ project, design, newest }] : []
  })
}

/** @returns null where nothing is kept any more */
export function withLookedAt(text: string | null, project: string, seen: Omit<LookedAt, 'project'> | null) {
  const others = readLookedAt(text).filter((one) => one.project !== project)
  const own = seen && [project, seen.design, seen.newest].every((id) => ID.test(id)) ? [{ project, ...seen }] : []
  const all = [...own, ...others].slice(0, MOST)
  return all.map(({ project, design, newest }) => `${project}.${design}.${newest}`).join('~') || null
}

export const lookedAtIn = (text: string | null | undefined, project: string): LookedAt | undefined =>
  readLookedAt(text).find((one) => one.project === project)
