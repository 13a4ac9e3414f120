/** The web as `vite build` left it: one frame, with the style and the files that each page needs. */

import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedPage } from '@limner/contract/types'
import { pagePolicy } from '../platform/headers.ts'
import type { Entry, Web } from './pages.ts'
import { styleReader } from './style.ts'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const ENTRY = 'index.html'
const APP = 'src/main.tsx'

/** A script and what it imports, without what the frame loads anyway. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || key === ENTRY || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}

/** Null: there is no build in this directory. */
export async function openBuiltWeb(dist: string): Promise<Web | null> {
  const client = path.join(dist, 'client')
  const entryFile = path.join(dist, 'server', 'entry-server.js')
  const exists = await fs.access(entryFile).then(
    () => true,
    () => false,
  )
  if (!exists) return null
  const manifest = JSON.parse(await fs.readFile(path.join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const [sheet = ''] = manifest[ENTRY]?.css ?? []
  const style = await fs.readFile(path.join(client, sheet), 'utf8')
  const styleOf = styleReader(style)
  const frame = await fs.readFile(path.join(client, ENTRY), 'utf8')
  const entry = (await import(pathToFileURL(entryFile).href)) as Entry
  const [first = ''] = /<script type="module"[^>]*><\/script>/.exec(frame) ?? []
  // Scripts run in the order of the page: the first one takes what is pressed before the app has come.
  const bare = frame
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(first, '')
    .replace('<!--head-->', () => `${first}<!--head-->`)
  const files = ({ files: keys, hydratesLazily, body }: RenderedPage, nonce: string) => {
    const inline = (text: string) => `<style nonce="${nonce}">${text}</style>`
    // Scripts ask for the file of the style where they do not find its link: it would lay everything out anew.
    const whole = `${inline(style)}<link rel="stylesheet" href="/${sheet}" disabled>`
    const [app = '', ...others] = new Set([APP, ...keys].flatMap((key) => filesOf(manifest, key)))
    if (hydratesLazily) {
      // What else there is of the style comes with the app, unless that comes by itself: all of it would be laid out anew.
      const isWhole = hydratesLazily === 'seen'
      const later = [app, ...others, ...(isWhole ? [] : [sheet])]
      const named = later.map((name) => `<meta name="hydration-file" content="/${name}">`)
      return named.join('') + (isWhole ? whole : inline(styleOf(body)))
    }
    const preloads = others.map((name) => `<link rel="modulepreload" href="/${name}" fetchpriority="low">`).join('')
    // Named in the page, so that the page has not come before it has.
    return `${preloads}<script type="module" src="/${app}"></script>${whole}`
  }
  return {
    load: async () => ({ html: bare, entry, files }),
    policy: pagePolicy,
    previewScript: () => fs.readFile(path.join(dist, 'preview', 'frame.js')),
  }
}
