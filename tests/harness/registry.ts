/** A registry of what `npm ci` installed: others' packages can be installed from it without a network. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createGzip } from 'node:zlib'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface Lock {
  packages: Record<string, { version?: string }>
}

/** Where each version of a package lies: some lie within another. */
function placesByName(): Map<string, Map<string, string>> {
  const lock: Lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  const places = new Map<string, Map<string, string>>()
  for (const [place, { version }] of Object.entries(lock.packages)) {
    const name = place.split('node_modules/').at(-1)
    if (!name || !version || !place.includes('node_modules/')) continue
    places.set(name, (places.get(name) ?? new Map()).set(version, path.join(ROOT, place)))
  }
  return places
}

function manifestAt(place: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'))
  } catch {
    return undefined // Of another platform.
  }
}

/** As npm packs it: everything below `package/`. */
function sendTarball(place: string, response: ServerResponse): void {
  const tar = spawn('tar', ['-cf', '-', '--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', place, '.'])
  tar.stdout.pipe(createGzip({ level: 1 })).pipe(response)
}

export interface Registry {
  url: string
  close(): void
}

export async function serveRegistry(): Promise<Registry> {
  const places = placesByName()
  const server = createServer((request, response) => {
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/')
    const known = places.get(name) ?? new Map<string, string>()
    const place = file && known.get(file)
    if (place) return sendTarball(place, response)
    const versions = [...known].flatMap(([version, at]) => {
      const manifest = manifestAt(at)
      const tarball = `${url}/${name}/-/${version}`
      return manifest ? [[version, { ...manifest, scripts: {}, dist: { tarball } }] as const] : []
    })
    response.statusCode = versions.length > 0 ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ name, 'dist-tags': { latest: versions.at(-1)?.[0] }, versions: Object.fromEntries(versions) }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
  return { url, close: () => server.close() }
}
