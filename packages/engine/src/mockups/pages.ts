/** Websites: in a browser, on a laptop. */
import { artwork, drawing, gradient, rect, sheet } from './placing.ts'
import type { Mockup } from './types.ts'

const DOTS = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="10" fill="#E4695B"/><circle cx="${x + 32}" cy="${y}" r="10" fill="#EDB84C"/><circle cx="${x + 64}" cy="${y}" r="10" fill="#6CBB5F"/>`

const browser: Mockup = {
  name: 'browser',
  label: 'In a browser',
  kinds: ['website'],
  draw: ({ ground }) =>
    sheet(
      gradient('back', '#E6EAEE', '#CDD5DC'),
      'url(#back)',
      drawing(
        `${rect({ x: 0, y: 0, width: 1600, height: 1200 }, `fill="${ground}" opacity=".12"`)}<rect x="150" y="130" width="1300" height="1110" rx="22" fill="#1D2733" opacity=".4" blur="36"/><rect x="140" y="90" width="1320" height="1140" rx="22" fill="#F7F8FA"/>${DOTS(182, 128)}<rect x="420" y="108" width="760" height="40" rx="20" fill="#E3E7EB"/><circle cx="446" cy="128" r="7" fill="#9AA4AE"/><rect x="466" y="122" width="210" height="12" rx="6" fill="#9AA4AE"/>`,
      ) + artwork(0, { x: 140, y: 168, width: 1320, height: 1032 }, 'fit="cover" focus=".5 0"'),
    ),
}

const laptop: Mockup = {
  name: 'laptop',
  label: 'On a laptop',
  kinds: ['website'],
  draw: () =>
    sheet(
      gradient('wall', '#EDE6DC', '#DCD1C2') +
        gradient('desk', '#A87C53', '#8C6340') +
        gradient('metal', '#DADDE1', '#A9AFB6'),
      'url(#wall)',
      drawing(
        '<rect x="0" y="930" width="1600" height="270" fill="url(#desk)"/><path d="M0 960H1600M0 1060H1600M300 960V1060M1180 1060V1200" stroke="#7A5535" stroke-width="4" opacity=".5" fill="none"/><ellipse cx="800" cy="1018" rx="690" ry="34" fill="#2B1C10" opacity=".5" blur="20"/><rect x="262" y="150" width="1076" height="730" rx="34" fill="#1B1D20"/><rect x="268" y="156" width="1064" height="718" rx="29" fill="#2B2E32"/><circle cx="800" cy="176" r="6" fill="#555A61"/><path d="M130 880H1470L1500 976Q1500 1000 1470 1000H130Q100 1000 100 976Z" fill="url(#metal)"/><path d="M680 880H920V892Q920 908 900 908H700Q680 908 680 892Z" fill="#8D949C"/><path d="M100 976H1500V980Q1500 1000 1470 1000H130Q100 1000 100 980Z" fill="#858C94"/>',
      ) + artwork(0, { x: 300, y: 196, width: 1000, height: 640 }, 'fit="cover" focus=".5 0"'),
    ),
}

export const PAGES: readonly Mockup[] = [browser, laptop]
