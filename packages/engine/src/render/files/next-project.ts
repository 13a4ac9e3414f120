/** Designs as a Next.js project that installs and builds: a page each, their components, their pictures. */
import type { Design } from '../../design/types.ts'
import { SNIPPETS } from '../code/controls/snippets/index.ts'
import { quote } from '../code/jsx.ts'
import { helperModule } from '../code/page-file.ts'
import { contentSlotsOf } from '../code/site-frame.ts'
import { toComponent } from '../code/to-component.ts'
import type { CodeTools, GeneratedCode, SitePart } from '../code/types.ts'
import { type Entries, zip } from './zip.ts'

export interface NextDesign {
  design: Design
  title: string
}

/** What the project stands on, in versions that were built together. */
const VERSIONS = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
}
const DEVELOPMENT = {
  '@tailwindcss/postcss': '4.3.5',
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  tailwindcss: '4.3.5',
  typescript: '5.9.3',
}

/** What components of several pages share. */
const HELPERS = '@/components/controls'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'design'

/** `name`, `name-2`, … */
function unique(name: string, taken: Set<string>, separator = '-'): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}${separator}${count}`
  taken.add(free)
  return free
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['dom', 'dom.iterable', 'esnext'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    esModuleInterop: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: 'react-jsx',
    incremental: true,
    plugins: [{ name: 'next' }],
    paths: { '@/*': ['./*'] },
  },
  include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
  exclude: ['node_modules'],
}

/** @param around what all pages share, the outermost first: components, and where they come from */
function layout(title: string, around: readonly (readonly [component: string, from: string])[]): string {
  const imports = around.map(([name, from]) => `import ${from === HELPERS ? `{ ${name} }` : name} from '${from}'\n`)
  const body = around.reduceRight((inner, [name]) => `<${name}>${inner}</${name}>`, '{children}')
  return `import type { Metadata } from 'next'
import type { ReactNode } from 'react'
${imports.join('')}import './globals.css'

export const metadata: Metadata = { title: ${quote(title)} }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>${body}</body>
    </html>
  )
}
`
}

/** The layout of one site among several designs. */
const siteLayout = (frame: string) => `import type { ReactNode } from 'react'
import ${frame} from '@/components/${frame}'

export default function Layout({ children }: { children: ReactNode }) {
  return <${frame}>{children}</${frame}>
}
`

/** A web page is the page; anything else is shown on it. */
const pageOf = (
  component: string,
  isWebsite: boolean,
  title?: string,
) => `${title ? "import type { Metadata } from 'next'\n" : ''}import ${component} from '@/components/${component}'
${title ? `\nexport const metadata: Metadata = { title: ${quote(title)} }\n` : ''}
export default function Page() {
  return ${isWebsite ? `<${component} />` : `(\n    <main className="grid min-h-dvh place-items-center p-6">\n      <${component} />\n    </main>\n  )`}
}
`

const listOf = (pages: readonly { slug: string; title: string }[]) => `import Link from 'next/link'

const pages = ${JSON.stringify(pages, null, 2)}

export default function Page() {
  return (
    <main className="mx-auto max-w-xl p-8">
      <ul className="space-y-3">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={\`/\${slug}\`} className="underline underline-offset-4">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
`

const readme = (title: string, hasFonts: boolean) => `# ${title}

\`\`\`sh
npm install
npm run dev     # http://localhost:3000
npm run build
\`\`\`

The components are in \`components/\`. A web page is styled with Tailwind CSS, its palette and type stand at the top of the
file, or of the \`…Frame.tsx\` that the pages of a site share; anything else takes its words and colours as props.${hasFonts ? '\n\nFonts come from the @fontsource packages in `package.json`; the licence of each is in its package.' : ''}
`

/** @param pictures the bytes of pictures in the scenes, by media id: PNG, JPEG or WebP */
export function nextProject(
  designs: readonly NextDesign[],
  title: string,
  tools: CodeTools,
  pictures: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const entries: Entries = {}
  const dependencies: Record<string, string> = { ...VERSIONS }
  const addresses = Object.fromEntries(
    [...pictures].map(([id, bytes]) => [id, `/pictures/${id}.${extensionOf(bytes)}`]),
  )
  for (const [id, bytes] of pictures) entries[`public${addresses[id]}`] = bytes

  const components = new Set<string>(['controls'])
  const slugs = new Set<string>()
  const helpers = new Set<string>()
  const several = designs.length !== 1
  const frames: string[] = []
  const add = (made: GeneratedCode): string => {
    const component = unique(made.componentName, components, '')
    entries[`components/${component}.tsx`] = made.code
    for (const [wanted, version] of Object.entries(made.dependencies)) dependencies[wanted] ??= version
    for (const helper of made.helpers ?? []) helpers.add(helper)
    return component
  }
  const sites = designs.map(({ design, title: name }) => {
    const slug = unique(slugOf(name), slugs)
    const base = several ? `/${slug}` : ''
    const isWebsite = design.scene.kind === 'website'
    const shown = isWebsite ? design.scene.artboards : design.scene.artboards.slice(0, 1)
    const holes = isWebsite ? contentSlotsOf(design.scene) : undefined
    const written = (page: number, of?: SitePart['of'], around?: readonly string[]) => {
      const hole = holes?.[page]
      const part = of && hole ? { part: { of, hole } } : {}
      const site = { base, helpers: HELPERS, ...part, ...(around && { around }) }
      return toComponent(design, tools, { pictures: addresses, page, site })
    }
    const shared = holes && written(0, 'frame')
    if (shared) {
      const frame = add(shared)
      frames.push(frame)
      if (several) entries[`app${base}/layout.tsx`] = siteLayout(frame)
    }
    for (const [index, { name: called, path = '/' }] of shown.entries()) {
      const component = add(shared ? written(index, 'page', shared.helpers) : written(index))
      const address = index === 0 ? base : `${base}${path}`
      entries[`app${address}/page.tsx`] = pageOf(component, isWebsite, index > 0 ? `${called} · ${name}` : undefined)
    }
    return { slug, title: name }
  })
  if (several) entries['app/page.tsx'] = listOf(sites)
  const shared = SNIPPETS.filter(({ name }) => helpers.has(name))
  if (shared.length > 0) entries['components/controls.tsx'] = helperModule(shared)
  return zip({
    ...entries,
    'app/globals.css': "@import 'tailwindcss';\n",
    'app/layout.tsx': layout(title, [
      ...(helpers.has('BasketProvider') ? [['BasketProvider', HELPERS] as const] : []),
      ...(several ? [] : frames.map((frame) => [frame, `@/components/${frame}`] as const)),
    ]),
    'package.json': json({
      name: slugOf(title),
      version: '1.0.0',
      private: true,
      scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
      dependencies: Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1))),
      devDependencies: DEVELOPMENT,
    }),
    'tsconfig.json': json(TSCONFIG),
    'next-env.d.ts': '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n',
    'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } }\n",
    '.gitignore': 'node_modules\n.next\n',
    'README.md': readme(
      title,
      Object.keys(dependencies).some((name) => name.startsWith('@fontsource')),
    ),
  })
}

function extensionOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'png'
  return bytes[0] === 0xff ? 'jpg' : 'webp'
}
