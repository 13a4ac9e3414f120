/** The few functions that every fixed component begins with, as code. */
import { number } from './jsx.ts'

export const helpers = (width: number, hasWords: boolean): string[] => [
  '/** Pixels of the design as a share of its width, so that it scales as one thing. */',
  `const units = (pixels: number) => \`\${(pixels / ${number(width)}) * 100}cqw\``,
  '',
  'const place = (left: number, top: number, width: number, height?: number): CSSProperties => ({',
  "  position: 'absolute',",
  '  left: units(left),',
  '  top: units(top),',
  '  width: units(width),',
  '  height: height === undefined ? undefined : units(height),',
  '})',
  '',
  ...(hasWords
    ? [
        'const lettering = (',
        '  fontFamily: string,',
        '  size: number,',
        '  fontWeight: number,',
        '  lineHeight: number,',
        '): CSSProperties => ({',
        '  margin: 0,',
        '  fontFamily,',
        '  fontSize: units(size),',
        '  fontWeight,',
        '  lineHeight,',
        "  whiteSpace: 'pre',",
        "  textDecoration: 'none',",
        '})',
        '',
      ]
    : []),
  'const canvas: CSSProperties = {',
  "  position: 'relative',",
  "  overflow: 'hidden',",
  ...(hasWords
    ? [
        "  textRendering: 'geometricPrecision',",
        "  fontSynthesis: 'none',",
        // Browsers drop ligatures from spaced letters unless they are asked for; the design has them.
        '  fontFeatureSettings: \'"liga"\',',
      ]
    : []),
  '}',
]
