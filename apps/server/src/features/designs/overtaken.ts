/** What somebody is told who changes a design that somebody else has changed meanwhile. @param latest the version that there is */
export const overtaken = (latest: number): string =>
  `This design was changed meanwhile: there is a version ${latest}. Look at it first.`
