import { Fragment, useEffect, useState } from 'react'
import { highlight, type Token } from './highlight.ts'

/** The syntax's parts in the interface's own inks. */
const INKS =
  '[--code-foreground:var(--ink)] [--code-token-comment:var(--ink-3)] [--code-token-constant:var(--verdigris)] [--code-token-function:var(--lapis)] [--code-token-keyword:var(--carmine)] [--code-token-parameter:var(--ink)] [--code-token-punctuation:var(--ink-2)] [--code-token-string:var(--verdigris)] [--code-token-string-expression:var(--verdigris)]'

/** TSX, plain at once and coloured when the colours have come. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const [coloured, setColoured] = useState<{ code: string; lines: Token[][] } | null>(null)
  useEffect(() => {
    let current = true
    highlight(code)
      .then((lines) => current && setColoured({ code, lines }))
      .catch((error: unknown) => console.error('The code stays plain', error))
    return () => {
      current = false
    }
  }, [code])
  const lines = coloured?.code === code ? coloured.lines : code.split('\n').map((text) => [{ text, colour: undefined }])
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`max-h-96 overflow-auto p-4 outline-offset-[-2px] ${INKS}`}
    >
      <pre className="font-mono text-xs leading-5">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text are its order
          <Fragment key={at}>
            {line.map(({ text, colour }, place) =>
              colour ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={place} style={{ color: colour }}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
            {'\n'}
          </Fragment>
        ))}
      </pre>
    </section>
  )
}
