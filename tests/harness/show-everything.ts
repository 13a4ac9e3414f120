/** For `page.evaluate`: what comes when one scrolls to it has come, as if one had been everywhere on the page. */
export async function showEverything(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.further-down')) part.style.contentVisibility = 'visible'
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
}
