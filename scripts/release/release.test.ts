import { describe, expect, test } from 'vitest'
import { newsOf, releaseChangelog } from './changelog.ts'
import { nextVersion, withVersion } from './version.ts'

describe('the next version', () => {
  test.each([
    ['0.1.0', 'patch', '0.1.1'],
    ['0.1.9', 'minor', '0.2.0'],
    ['0.9.4', 'major', '1.0.0'],
    ['0.1.0', '0.3.0', '0.3.0'],
  ])('after %s by "%s" is %s', (current, wish, next) => {
    expect(nextVersion(current, wish)).toBe(next)
  })

  test.each(['0.1.0', '0.0.9', 'next', '1.0'])('is not %s', (wish) => {
    expect(() => nextVersion('0.1.0', wish)).toThrow()
  })
})

test('our packages name one another by the version; others keep theirs', () => {
  const manifest = { name: '@limner/mcp', version: '0.1.0', dependencies: { '@limner/client': '0.1.0', zod: '4.6.7' } }
  expect(JSON.parse(withVersion(JSON.stringify(manifest), '0.2.0'))).toEqual({
    name: '@limner/mcp',
    version: '0.2.0',
    dependencies: { '@limner/client': '0.2.0', zod: '4.6.7' },
  })
})

describe('the changelog', () => {
  const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Icons.\n\n## [0.1.0] - 2026-11-22\n\n- Logos.\n'

  test('gives what is unreleased a number and a date', () => {
    expect(releaseChangelog(changelog, '0.2.0', '2026-12-01')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- Icons.\n\n## [0.1.0] - 2026-11-22\n\n- Logos.\n',
    )
  })

  test('tells what is new in a version, and of no other', () => {
    const told = releaseChangelog(changelog, '0.2.0', '2026-12-01')
    expect(newsOf(told, '0.2.0')).toBe('### Added\n\n- Icons.')
    expect(newsOf(told, '0.1.0')).toBe('- Logos.')
    expect(() => newsOf(told, '0.3.0')).toThrow('nothing of 0.3.0')
  })

  test('must have news', () => {
    const told = releaseChangelog(changelog, '0.2.0', '2026-12-01')
    expect(() => releaseChangelog(told, '0.2.1', '2026-12-02')).toThrow('nothing to release')
    expect(() => releaseChangelog('# Changelog\n', '0.2.1', '2026-12-02')).toThrow('no heading')
  })
})
