/** Colours for TSX: loaded when code is first shown, in the colours of the interface. */

export interface Token {
  text: string
  /** A CSS colour. */
  colour: string | undefined
}

const tokenizer = () =>
  Promise.all([
    import('@shikijs/core'),
    import('@shikijs/engine-javascript/raw'),
    import('@shikijs/langs-precompiled/tsx'),
  ]).then(([{ createCssVariablesTheme, createHighlighterCore }, { createJavaScriptRawEngine }, { default: tsx }]) =>
    createHighlighterCore({
      themes: [createCssVariablesTheme({ name: 'limner', variablePrefix: '--code-', fontStyle: false })],
      langs: [tsx],
      engine: createJavaScriptRawEngine(),
    }),
  )
let loading: ReturnType<typeof tokenizer> | undefined

/** Lines of tokens. */
export async function highlight(code: string): Promise<Token[][]> {
  loading ??= tokenizer()
  const { tokens } = (await loading).codeToTokens(code, { lang: 'tsx', theme: 'limner' })
  return tokens.map((line) => line.map(({ content, color }) => ({ text: content, colour: color })))
}
