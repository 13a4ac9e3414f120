/** Says, to whom it concerns, that what follows works with scripts only. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="my-6 border-l-2 border-ink py-1 pl-4 text-base">
        {what} needs JavaScript. Please enable it for this site and reload the page.
      </p>
    </noscript>
  )
}
