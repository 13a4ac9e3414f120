import path from 'node:path'

/** The file of another program: in the sources one of this folder, in the build one beside whatever this became a part of. */
export const programBeside = (name: string): string =>
  path.join(path.dirname(import.meta.filename), `${name}${path.extname(import.meta.filename)}`)
