/** Tests and what they are fed: they may look further than the code that they test. */
export const isTest = (path: string): boolean =>
  /\.(test|fixture)\.tsx?$/.test(path) || /\/(test|fixtures)\//.test(path)
