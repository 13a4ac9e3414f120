/** The rooms that are counted by themselves. */

export const ROOMS = [
  'packages/engine/src/brief',
  'packages/engine/src/edit',
  'packages/engine/src/language',
  'packages/engine',
  'packages/contract',
  'packages/models',
  'packages/client',
  'apps/server',
  'apps/web',
  'apps/mcp',
  'apps/workbench',
  'scripts',
  'tests',
  'bench',
] as const
export type Room = (typeof ROOMS)[number]

/** @param file from the repository's root, with forward slashes */
export const roomOf = (file: string): Room | undefined => ROOMS.find((room) => file.startsWith(`${room}/`))
