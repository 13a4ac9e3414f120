/** Tidying that nobody waits for: one after the other, whatever becomes of the one before. */

/** Throws where some failed, so that all are tried again: each of them may be done twice. */
export async function doAll(
  chores: readonly (() => Promise<unknown>)[],
  onFailure: (error: unknown) => void,
): Promise<void> {
  let failed = 0
  for (const chore of chores)
    await chore().catch((error) => {
      failed += 1
      onFailure(error)
    })
  if (failed > 0) throw new Error(`${failed} of ${chores.length} chores failed`)
}
