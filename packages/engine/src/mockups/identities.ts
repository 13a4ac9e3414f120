/** Logos, icons and cards: on a table, a bag, a sign, a home screen. */
import type { Box } from '../base/geometry.ts'
import { artwork, drawing, gradient, rect, sheet, within } from './placing.ts'
import type { Mockup } from './types.ts'

const table: Mockup = {
  name: 'table',
  label: 'On a table',
  kinds: ['business-card'],
  draw({ sides: [front, back = front] }) {
    const one = within({ x: 330, y: 170, width: 860, height: 430 }, back)
    const other = within({ x: 420, y: 560, width: 900, height: 450 }, front)
    const lying = (box: typeof one, turn: number) =>
      `<g transform="rotate(${turn} ${box.x + box.width / 2} ${box.y + box.height / 2})">${rect({ ...box, x: box.x + 8, y: box.y + 18 }, 'fill="#2E2014" opacity=".45" blur="18"')}${rect({ ...box, x: box.x + 2, y: box.y + 4 }, 'fill="#C9C2B6"')}</g>`
    return sheet(
      gradient('top', '#D8CFC2', '#C4B8A6', false),
      'url(#top)',
      drawing(
        `<path d="M0 210C400 180 900 250 1600 200M0 480C500 520 1100 450 1600 500M0 760C420 730 1000 800 1600 750M0 1010C500 1040 1100 980 1600 1020" stroke="#B5A794" stroke-width="4" fill="none" opacity=".5"/><g transform="translate(1370 250)"><circle cx="14" cy="20" r="150" fill="#2E2014" opacity=".3" blur="18"/><circle r="150" fill="#F5F1EA"/><circle r="126" fill="#E7E0D5"/><circle r="104" fill="#4A2C19"/><path d="M-60 -40c20-40 90-44 110 6" stroke="#7A4E30" stroke-width="12" fill="none" stroke-linecap="round"/></g><g transform="rotate(24 210 900)"><rect x="196" y="596" width="44" height="580" rx="22" fill="#2E2014" opacity=".35" blur="12"/><rect x="188" y="620" width="40" height="520" rx="8" fill="#2F4A5C"/><rect x="188" y="620" width="13" height="520" fill="#436278"/><path d="M188 1140h40l-20 62z" fill="#E4C9A0"/><path d="M201 1180h14l-7 22z" fill="#23333F"/><rect x="188" y="600" width="40" height="34" rx="8" fill="#D9A441"/></g>${lying(one, -9)}`,
      ) +
        artwork(back === front ? 0 : 1, one, 'rotate="-9"') +
        drawing(lying(other, 5)) +
        artwork(0, other, 'rotate="5"'),
    )
  },
}

const stack: Mockup = {
  name: 'stack',
  label: 'In two stacks',
  kinds: ['business-card'],
  draw({ sides: [front, back = front], ground }) {
    const pile = (box: ReturnType<typeof within>) =>
      `${rect({ ...box, x: box.x + 26, y: box.y + 60 }, 'fill="#16222A" opacity=".5" blur="26"')}${Array.from({ length: 12 }, (_, at) => rect({ ...box, x: box.x + (at % 3) - 1, y: box.y + 48 - at * 4 }, `fill="${at % 2 ? '#E9E5DE' : '#CFCAC1'}"`)).join('')}`
    const upper = within({ x: 170, y: 110, width: 820, height: 470 }, front)
    const lower = within({ x: 620, y: 610, width: 820, height: 470 }, back)
    return sheet(
      gradient('cloth', '#5E7480', '#46596A', false),
      'url(#cloth)',
      drawing(
        `<path d="M0 1200L700 0H0Z" fill="#FFFFFF" opacity=".05"/>${rect({ x: 0, y: 0, width: 1600, height: 1200 }, `fill="${ground}" opacity=".1"`)}${pile(upper)}${pile(lower)}`,
      ) +
        artwork(0, upper) +
        artwork(back === front ? 0 : 1, lower),
    )
  },
}

const bag: Mockup = {
  name: 'bag',
  label: 'On a bag',
  kinds: ['logo'],
  isCutOut: true,
  draw({ sides: [size], ground }) {
    const art = within({ x: 560, y: 520, width: 480, height: 420 }, size)
    return sheet(
      gradient('room', '#F1ECE6', '#DDD4CA'),
      'url(#room)',
      drawing(
        `<rect x="0" y="1090" width="1600" height="110" fill="#C9BBA9"/><ellipse cx="800" cy="1112" rx="440" ry="30" fill="#3A2E22" opacity=".4" blur="18"/><path d="M620 400C610 150 700 70 800 70S990 150 980 400" fill="none" stroke="${ground}" stroke-width="40"/><path d="M620 400C610 150 700 70 800 70S990 150 980 400" fill="none" stroke="#000000" stroke-width="40" opacity=".22"/><path d="M470 370C640 384 960 384 1130 370C1150 620 1166 880 1172 1100C940 1124 660 1124 428 1100C434 880 450 620 470 370Z" fill="${ground}"/><path d="M470 370C640 384 960 384 1130 370L1133 414C960 428 640 428 467 414Z" fill="#000000" opacity=".1"/><path d="M1040 378C1060 640 1040 880 1080 1110L1172 1100C1166 880 1150 620 1130 370Z" fill="#000000" opacity=".1"/><path d="M470 370C500 640 480 880 520 1108L428 1100C434 880 450 620 470 370Z" fill="#FFFFFF" opacity=".14"/><path d="M596 384v60M636 386v60M964 386v60M1004 384v60" stroke="#000000" stroke-width="5" opacity=".25"/><path d="M600 396C590 150 690 60 800 60S1010 150 1000 396" fill="none" stroke="${ground}" stroke-width="38"/>`,
      ) +
        artwork(0, art, 'fit="contain"') +
        drawing(
          '<path d="M700 1118C720 900 690 720 720 560M940 1116C910 960 940 820 916 640" stroke="#000000" stroke-width="10" fill="none" opacity=".06" blur="4"/>',
        ),
    )
  },
}

const sign: Mockup = {
  name: 'sign',
  label: 'On a sign',
  kinds: ['logo', 'icon'],
  draw({ sides: [size], ground }) {
    const plate = { x: 770, y: 330, width: 560, height: 560 }
    const art = within({ x: plate.x + 40, y: plate.y + 40, width: 480, height: 480 }, size)
    const bricks = Array.from({ length: 14 }, (_, row) => {
      const shift = row % 2 ? -110 : 0
      return Array.from({ length: 9 }, (_, at) =>
        rect(
          { x: shift + at * 220, y: row * 88, width: 210, height: 78 },
          `fill="${['#B9654A', '#AE5B41', '#C07054', '#A5543C'][(row * 5 + at * 3) % 4]}"`,
        ),
      ).join('')
    }).join('')
    return sheet(
      '',
      '#8F7B6D',
      drawing(
        `${bricks}<rect x="0" y="0" width="1600" height="1200" fill="#2A1710" opacity=".16"/><path d="M0 0H900L300 1200H0Z" fill="#FFE7C4" opacity=".14"/>${rect({ ...plate, x: plate.x + 40, y: plate.y + 50 }, 'rx="60" fill="#1C0F0A" opacity=".5" blur="22"')}<rect x="250" y="196" width="60" height="150" rx="10" fill="#23211F"/><rect x="280" y="246" width="860" height="30" rx="10" fill="#2B2927"/><rect x="280" y="246" width="860" height="10" rx="5" fill="#45423F"/><path d="M310 340C430 340 500 300 520 276" stroke="#2B2927" stroke-width="18" fill="none"/><path d="M900 276v60M1200 276v60" stroke="#23211F" stroke-width="14"/><path d="M1140 246h90v30h-90z" fill="#2B2927"/>${rect(plate, `rx="60" fill="${ground}"`)}${rect({ x: plate.x + 7, y: plate.y + 7, width: plate.width - 14, height: plate.height - 14 }, 'rx="53" fill="none" stroke="#000000" stroke-width="14" opacity=".22"')}`,
      ) + artwork(0, art, 'fit="contain"'),
    )
  },
}

const TILES = ['#F2F2F4', '#2F6FED', '#2FB66E', '#F4A825', '#E4573D', '#7C5BD9', '#23A6B8', '#33363D']
const [COLUMNS, ROWS, SIDE] = [4, 4, 156]
const tileAt = (column: number, row: number): Box => ({
  x: 386 + column * 224,
  y: 250 + row * 268,
  width: SIDE,
  height: SIDE,
})
const nameUnder = ({ x, y }: Box, opacity: number) =>
  `<rect x="${x + 32}" y="${y + SIDE + 20}" width="92" height="14" rx="7" fill="#FFFFFF" opacity="${opacity}"/>`

/** What lies round it: apps that say nothing. */
const OTHERS = Array.from({ length: COLUMNS * ROWS }, (_, at) => tileAt(at % COLUMNS, Math.floor(at / COLUMNS)))
  .map((box, at) => {
    if (at === COLUMNS + 1) return ''
    const dot = `<circle cx="${box.x + SIDE / 2}" cy="${box.y + SIDE / 2}" r="${30 + (at % 3) * 8}" fill="#FFFFFF" opacity="${at % 2 ? 0.85 : 0.6}"/>`
    return rect(box, `rx="36" fill="${TILES[(at * 5) % TILES.length]}"`) + dot + nameUnder(box, 0.7)
  })
  .join('')

const homeScreen: Mockup = {
  name: 'home-screen',
  label: 'On a home screen',
  kinds: ['icon', 'logo'],
  draw() {
    const own = tileAt(1, 1)
    return sheet(
      gradient('desk', '#E7ECF1', '#CBD5DE') + gradient('screen', '#5A7FB5', '#C98FA6'),
      'url(#desk)',
      drawing(
        `<rect x="300" y="84" width="1000" height="1400" rx="130" fill="#2A3646" opacity=".45" blur="40"/><rect x="300" y="60" width="1000" height="1400" rx="130" fill="#15171B"/><rect x="309" y="69" width="982" height="1382" rx="121" fill="#2D3138"/><rect x="328" y="88" width="944" height="1344" rx="104" fill="url(#screen)"/><rect x="670" y="124" width="260" height="56" rx="28" fill="#15171B"/>${OTHERS}${nameUnder(own, 1)}${rect({ ...own, y: own.y + 12 }, 'rx="36" fill="#101828" opacity=".5" blur="16"')}`,
      ) + artwork(0, own, 'radius="36" fit="cover"'),
    )
  },
}

export const IDENTITIES: readonly Mockup[] = [table, stack, bag, sign, homeScreen]
