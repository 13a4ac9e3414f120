/** The changelog, as Keep a Changelog has it: what is unreleased gets a number and a date. */

const UNRELEASED = '## [Unreleased]\n'

/** @throws where nothing is unreleased: then there is nothing to release */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  const start = changelog.indexOf(UNRELEASED)
  if (start < 0) throw new Error('CHANGELOG.md has no heading "## [Unreleased]".')
  const after = start + UNRELEASED.length
  const next = changelog.indexOf('\n## ', after)
  const news = changelog.slice(after, next < 0 ? undefined : next).trim()
  if (!news) throw new Error('CHANGELOG.md says nothing under "Unreleased": there is nothing to release.')
  const older = next < 0 ? '' : changelog.slice(next)
  return `${changelog.slice(0, after)}\n## [${version}] - ${date}\n\n${news}\n${older}`
}

/** What the changelog says of a version. @throws where it says nothing */
export function newsOf(changelog: string, version: string): string {
  const [, news] = changelog.split(`\n## [${version}]`)
  const body = news?.slice(news.indexOf('\n')).split('\n## ')[0]?.trim()
  if (!body) throw new Error(`CHANGELOG.md says nothing of ${version}.`)
  return body
}
