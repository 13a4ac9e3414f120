/** The written part of a brand kit: colours and type as CSS, and one sheet that explains everything. */
import { channelsOf } from '../../../colour/luminance.ts'
import type { Scene } from '../../../scene/types.ts'
import { fontEntry, hasFont } from '../../../type/catalogue.ts'
import { familyName } from '../../../type/own-family.ts'
import { genericFamily } from '../../code/fonts.ts'
import type { Credits } from '../credits.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const colours = (scene: Scene) => Object.entries(scene.palette).map(([role, colour]) => [kebab(role), colour] as const)

const faces = ({ typography }: Scene) =>
  Object.entries(typography).map(([use, family]) => {
    const generic = hasFont(family) ? genericFamily(fontEntry(family).category) : 'sans-serif'
    return [use, `'${familyName(family)}', ${generic}`] as const
  })

export function cssVariables(scene: Scene): string {
  const lines = [
    ...colours(scene).map(([role, colour]) => `  --brand-${role}: ${colour};`),
    ...faces(scene).map(([use, family]) => `  --brand-font-${use}: ${family};`),
  ]
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** For Tailwind 4: `bg-brand-accent`, `font-display`. */
export function tailwindTheme(scene: Scene): string {
  const lines = [
    ...colours(scene).map(([role, colour]) => `  --color-brand-${role}: ${colour};`),
    ...faces(scene).map(([use, family]) => `  --font-${use}: ${family};`),
  ]
  return `@theme {\n${lines.join('\n')}\n}\n`
}

const ROLES: Record<string, string> = {
  paper: 'the ground',
  surface: 'a second, quiet ground',
  ink: 'text',
  muted: 'secondary text',
  line: 'hairlines',
  accent: 'the leading colour',
  'on-accent': 'text on the leading colour',
  secondary: 'a supporting colour',
  'on-secondary': 'text on the supporting colour',
}

/** Fonts of the owner's own are under licences that nobody here has read. */
function freedom(fonts: Credits['fonts']): string {
  const packed = fonts.filter(({ package: name }) => name !== '')
  if (packed.length === 0) return ''
  return `${packed.length < fonts.length ? 'Families of a package' : 'The families'} are free to use in print and on the web under their licence.`
}

export function brandSheet(title: string, scene: Scene, { fonts, icons }: Credits, parts: readonly string[]): string {
  const sections = [
    `# ${title}`,
    `## Logo\n\nThe kit holds ${parts.map((part) => `the ${part === 'full' ? 'whole logo' : part}`).join(', ')}, each as SVG and as PNG (512, 1024 and 2048 pixels):\n\n- \`colour\` on light grounds\n- \`dark\` on dark grounds\n- \`mono-black\` and \`mono-white\` where there is one ink only: transparent, holes are cut out\n\nKeep the clear space that is around it in the files. Do not stretch, turn or recolour it.`,
    '## Icons\n\n`icons/` holds `favicon.ico` (16, 32, 48 pixels), `favicon.svg`, `apple-touch-icon.png` (180), `icon-192.png` and `icon-512.png`. `social/og-image.png` is 1200 × 630.\n\n```html\n<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/favicon.svg" type="image/svg+xml">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n```',
    `## Colours\n\n| Role | Hex | RGB | For |\n|---|---|---|---|\n${colours(scene)
      .map(([role, colour]) => `| ${role} | ${colour} | ${channelsOf(colour).join(', ')} | ${ROLES[role] ?? ''} |`)
      .join('\n')}\n\nAs CSS variables in \`tokens/brand.css\`, as a Tailwind theme in \`tokens/tailwind-theme.css\`.`,
    `## Type\n\n| Family | For | Package | Licence |\n|---|---|---|---|\n${fonts.map(({ family, use, package: name, licence }) => (name ? `| ${family} | ${use} | \`${name}\` | ${licence} |` : `| ${familyName(family)} | ${use} | yours | its own |`)).join('\n')}\n\nThe logo files are outlined and need no font. ${freedom(fonts)}`.trimEnd(),
  ]
  if (icons.length)
    sections.push(
      `## Pictograms\n\n| Pictogram | Set | Licence |\n|---|---|---|\n${icons.map((icon) => `| ${icon.name} | \`${icon.package}\` | ${icon.licence} |`).join('\n')}\n\nThey are drawings that others may use too: a mark built on one is hard to protect as a trade mark. ${icons.some(({ licence }) => licence.startsWith('CC-BY')) ? 'CC BY asks you to name their authors (game-icons.net) where you publish the logo.' : ''}`.trimEnd(),
    )
  return `${sections.join('\n\n')}\n`
}
