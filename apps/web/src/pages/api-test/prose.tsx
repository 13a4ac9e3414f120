/** A sentence of the API's description: what stands between backticks is code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // The pieces of a text have no other name than their place, and it never changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <code key={at} className="font-mono text-[0.92em]">
        {piece}
      </code>
    ),
  )
}
