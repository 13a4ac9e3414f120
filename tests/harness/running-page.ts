/** A generated page as a visitor has it: compiled, styled, rendered and then running in the browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { IMPORT_STYLE, importedStyles, tailwind } from './component.ts'

/** Beside our own packages, so that what the code imports is found. */
const WORKSHOP = path.resolve(import.meta.dirname, '../../node_modules/.cache/limner-components')

const ENTRY = `import { createRoot } from 'react-dom/client'
import Page from './page'
createRoot(document.getElementById('page')!).render(<Page />)
`

/** A document that runs the code's default export, for `componentPage`. */
export async function runningPage(code: string): Promise<string> {
  mkdirSync(WORKSHOP, { recursive: true })
  const folder = mkdtempSync(path.join(WORKSHOP, 'running-'))
  try {
    writeFileSync(path.join(folder, 'page.tsx'), code.replace(IMPORT_STYLE, ''))
    writeFileSync(path.join(folder, 'entry.tsx'), ENTRY)
    const made = await build({
      configFile: false,
      mode: 'production',
      oxc: { jsx: { runtime: 'automatic', development: false } },
      logLevel: 'silent',
      root: folder,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: false,
        lib: { entry: path.join(folder, 'entry.tsx'), formats: ['iife'], name: 'page' },
      },
    })
    const [output] = Array.isArray(made) ? made : [made]
    if (!output || !('output' in output)) throw new Error('nothing was built')
    const [script] = output.output
    const styles = `${importedStyles(code)}\n${await tailwind(code.split(/[\s'"`]+/))}\nbody{margin:0}`
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><style>${styles}</style></head><body><div id="page"></div><script>${script.code.replaceAll('</script', '<\\/script')}</script></body></html>`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
