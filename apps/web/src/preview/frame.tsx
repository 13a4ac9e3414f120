/**
 * The inside of the preview: compiles a generated component, styles it and shows it. The frame has no origin, no network
 * and no way out (its address answers with a policy of its own), so whatever the code does stays in it.
 */
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import { transform } from 'sucrase'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import type { FrameMessage, ShowMessage } from './messages.ts'

const MODULES: Record<string, unknown> = { react: React, 'react/jsx-runtime': jsxRuntime }
const tell = (message: FrameMessage) => parent.postMessage(message, '*')
const fail = (reason: unknown) =>
  tell({ type: 'failed', error: reason instanceof Error ? reason.message : String(reason) })

const place = document.getElementById('root')
if (!place) throw new Error('The page of the frame has no root')
const root = createRoot(place, { onUncaughtError: fail })
const fonts = document.head.appendChild(document.createElement('style'))
const style = document.head.appendChild(document.createElement('style'))
const compiler = compile(tailwind)

/** Runs the file and gives its default export. */
function componentOf(code: string): React.ComponentType {
  const script = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code
  const module = { exports: {} as { default?: React.ComponentType } }
  const load = (name: string): unknown => {
    if (name in MODULES) return MODULES[name]
    // Fonts came as styles.
    if (name.startsWith('@fontsource')) return {}
    throw new Error(`The preview has no module "${name}".`)
  }
  new Function('require', 'module', 'exports', script)(load, module, module.exports)
  if (!module.exports.default) throw new Error('The file has no default export.')
  return module.exports.default
}

/** What stands is told also where the frame is out of sight, where nothing would measure it. */
function Told({ children }: { children: React.ReactNode }) {
  React.useEffect(() => tell({ type: 'shown' }))
  return children
}

async function show({ code, styles }: ShowMessage): Promise<void> {
  const Component = componentOf(code)
  fonts.textContent = styles
  // Names of classes hold angle brackets, too: [&>nav]:hidden.
  style.textContent = (await compiler).build([...new Set(code.match(/[^\s"'`{}]+/g) ?? [])])
  root.render(
    <Told>
      <Component />
    </Told>,
  )
}

addEventListener('error', ({ message }) => fail(message))
addEventListener('unhandledrejection', ({ reason }) => fail(reason))
addEventListener('message', ({ source, data }: MessageEvent<ShowMessage>) => {
  if (source === parent && data?.type === 'show') show(data).catch(fail)
})
tell({ type: 'ready' })
