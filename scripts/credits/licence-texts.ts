/** The licences of others in full, for where their packages are part of a bundle and are not installed. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locked, shippedPlaces } from './third-party.ts'

const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** @param root where package-lock.json and node_modules lie */
export function licenceTexts(root: string): string {
  const lock: { packages: Locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const texts = [...shippedPlaces(lock.packages)].sort().flatMap((place) =>
    filesOf(path.join(root, place)).map((file) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 13)
      return `${name} ${lock.packages[place]?.version ?? ''}\n\n${readFileSync(file, 'utf8').trim()}`
    }),
  )
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** None where the package is made for another system. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => TEXT.test(name))
      .map((name) => path.join(folder, name))
  } catch {
    return []
  }
}
