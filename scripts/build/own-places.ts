/** For bundles of sources that read files beside them: each still looks from where it lies. */
import path from 'node:path'

/**
 * A plugin of the bundler.
 * @param root of the sources
 * @param out where the bundle lies
 */
export const ownPlaces = (root: string, out: string) => ({
  name: 'own-places',
  transform(code: string, id: string) {
    if (!id.startsWith(root) || !/import\.meta\.(?:url|dirname)/.test(code)) return
    const place = path.relative(out, id).split(path.sep).join('/')
    return {
      code: code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url)`)
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(place)}`)})`,
        ),
      map: null,
    }
  },
})
