/** Posters and banners: on a wall, in a lit case at night, on a hoarding, in a telephone. */
import { around, artwork, drawing, gradient, rect, sheet, within } from './placing.ts'
import type { Mockup } from './types.ts'

const PLANT =
  '<g transform="translate(1290 1010)"><path d="M-74 -40H74L58 96H-58Z" fill="#C8643C"/><path d="M-74 -40H74L70 -8H-70Z" fill="#B4552F"/><path d="M14 -40H74L58 96H28Z" fill="#A94D29" opacity=".5"/><path d="M0 -40C-14 -150 -96 -196 -150 -204C-138 -128 -84 -70 0 -40Z" fill="#5E7A55"/><path d="M0 -40C6 -170 70 -250 132 -284C150 -176 104 -84 0 -40Z" fill="#6F8E63"/><path d="M0 -40C-22 -180 -30 -262 8 -346C58 -262 48 -150 0 -40Z" fill="#4C6846"/><path d="M0 -40C40 -110 110 -136 176 -128C150 -76 86 -40 0 -40Z" fill="#5E7A55"/></g>'

const wall: Mockup = {
  name: 'wall',
  label: 'On a wall',
  kinds: ['poster', 'banner'],
  takes: (aspect) => aspect < 1.7,
  draw({ sides: [size] }) {
    const art = within({ x: 330, y: 90, width: 820, height: 800 }, size)
    const mat = around(art, 34)
    const frame = around(mat, 14)
    const low = { ...frame, x: frame.x + 10, y: frame.y + 26 }
    return sheet(
      gradient('wall', '#EFEAE2', '#DFD8CC') +
        gradient('floor', '#B98E63', '#9C7449') +
        `<clipPath id="glass">${rect(mat, '')}</clipPath>`,
      'url(#wall)',
      drawing(
        `<path d="M0 0H520L60 1040H0Z" fill="#FFFFFF" opacity=".28"/><path d="M640 0H760L300 1040H180Z" fill="#FFFFFF" opacity=".2"/><rect x="0" y="1040" width="1600" height="160" fill="url(#floor)"/><rect x="0" y="1026" width="1600" height="20" fill="#F6F2EB"/><rect x="0" y="1044" width="1600" height="10" fill="#000000" opacity=".14"/><path d="M0 1106H1600M0 1160H1600M420 1054V1106M980 1106V1160M1380 1054V1106M240 1160V1200M760 1160V1200" stroke="#8A653E" stroke-width="3" fill="none" opacity=".6"/>${rect(low, 'fill="#3A2E22" opacity=".34" blur="26"')}${rect(frame, 'fill="#2B241D"')}${rect(around(frame, -5), 'fill="#3A3128"')}${rect(mat, 'fill="#FBF9F5"')}`,
      ) +
        artwork(0, art) +
        drawing(
          `<g clip-path="url(#glass)"><path d="M${mat.x} ${mat.y}H${mat.x + mat.width * 0.55}L${mat.x + mat.width * 0.1} ${mat.y + mat.height}H${mat.x}Z" fill="#FFFFFF" opacity=".07"/></g><ellipse cx="1290" cy="1108" rx="120" ry="16" fill="#000000" opacity=".26" blur="10"/>${PLANT}`,
        ),
    )
  },
}

const STARS = [
  [140, 90],
  [360, 160],
  [220, 260],
  [520, 70],
  [1180, 110],
  [1420, 70],
  [1330, 230],
  [1500, 190],
  [980, 60],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="#FFFFFF" opacity=".5"/>`)
  .join('')

const street: Mockup = {
  name: 'street',
  label: 'In the street at night',
  kinds: ['poster', 'banner'],
  takes: (aspect) => aspect < 1.25,
  draw({ sides: [size] }) {
    const art = within({ x: 420, y: 96, width: 760, height: 860 }, size, 1)
    const glass = around(art, 16)
    const box = around(glass, 26)
    const [foot, middle] = [box.y + box.height, box.x + box.width / 2]
    return sheet(
      gradient('night', '#141B2E', '#2E3A56') + gradient('ground', '#232A3B', '#151A27'),
      'url(#night)',
      drawing(
        `${STARS}<path d="M0 420H130V330H250V520H330V260H470V600H560V1060H0ZM1600 480H1490V360H1370V560H1290V300H1150V640H1050V1060H1600Z" fill="#1B2338"/><path d="M40 470h26v34h-26zM150 380h26v34h-26zM196 440h26v34h-26zM360 320h26v34h-26zM410 400h26v34h-26zM1190 360h26v34h-26zM1240 440h26v34h-26zM1400 420h26v34h-26zM1520 560h26v34h-26zM90 620h26v34h-26zM1430 660h26v34h-26z" fill="#F2C56B" opacity=".75"/><rect x="0" y="1056" width="1600" height="144" fill="url(#ground)"/><rect x="0" y="1056" width="1600" height="8" fill="#3A445E"/>${rect(around(box, 70), 'fill="#BFD4FF" opacity=".3" blur="70"')}<ellipse cx="${middle}" cy="1110" rx="${box.width * 0.75}" ry="46" fill="#BFD4FF" opacity=".3" blur="22"/><rect x="${middle - box.width * 0.34}" y="${foot - 10}" width="${box.width * 0.1}" height="${1090 - foot + 10}" fill="#0F1420"/><rect x="${middle + box.width * 0.24}" y="${foot - 10}" width="${box.width * 0.1}" height="${1090 - foot + 10}" fill="#0F1420"/>${rect(box, 'rx="16" fill="#10151F"')}${rect(around(box, -8), 'rx="11" fill="#2B3342"')}${rect(glass, 'fill="#F4F8FF"')}`,
      ) +
        artwork(0, art) +
        drawing(
          `<path d="M${glass.x} ${glass.y}H${glass.x + glass.width * 0.4}L${glass.x + glass.width * 0.12} ${glass.y + glass.height}H${glass.x}Z" fill="#FFFFFF" opacity=".06"/>`,
        ),
    )
  },
}

const hoarding: Mockup = {
  name: 'hoarding',
  label: 'On a hoarding',
  kinds: ['banner', 'poster'],
  takes: (aspect) => aspect >= 1.25,
  draw({ sides: [size] }) {
    const art = within({ x: 170, y: 210, width: 1260, height: 600 }, size, 1)
    const box = around(art, 22)
    const foot = box.y + box.height
    const post = (x: number) =>
      `<rect x="${x}" y="${foot - 4}" width="44" height="${1060 - foot}" fill="#5B6066"/><rect x="${x + 28}" y="${foot - 4}" width="16" height="${1060 - foot}" fill="#464A50"/>`
    const lamp = (x: number) =>
      `<path d="M${x} ${foot + 6}v30M${x - 26} ${foot + 36}h52" stroke="#464A50" stroke-width="8" fill="none"/>`
    return sheet(
      gradient('sky', '#8FC6EC', '#EAF5FB') + gradient('grass', '#8DB36B', '#6E9650'),
      'url(#sky)',
      drawing(
        `<path d="M150 190c20-50 90-60 120-22c30-24 90-10 92 34h64c40 0 40 50 0 50H130c-56 0-50-62 20-62Z" fill="#FFFFFF" opacity=".85"/><path d="M1180 120c16-40 72-48 96-18c24-18 72-8 74 28h50c32 0 32 40 0 40h-236c-44 0-40-50 16-50Z" fill="#FFFFFF" opacity=".7"/><path d="M0 960C240 900 420 930 640 950S1160 900 1600 950V1200H0Z" fill="#A9C887"/><path d="M0 1030C320 990 760 1050 1600 1000V1200H0Z" fill="url(#grass)"/>${post(box.x + box.width * 0.2)}${post(box.x + box.width * 0.8 - 44)}${rect({ ...box, y: box.y + 14, x: box.x + 8 }, 'fill="#2B3A48" opacity=".3" blur="16"')}${rect(box, 'fill="#3D4147"')}${rect(around(box, -9), 'fill="#54595F"')}${lamp(box.x + box.width * 0.12)}${lamp(box.x + box.width * 0.5)}${lamp(box.x + box.width * 0.88)}`,
      ) + artwork(0, art),
    )
  },
}

const feed: Mockup = {
  name: 'telephone',
  label: 'In a telephone',
  kinds: ['banner', 'poster'],
  takes: (aspect) => aspect < 2.1,
  draw({ sides: [size] }) {
    const phone = { x: 530, y: 70, width: 540, height: 1110 }
    const screen = around(phone, -16)
    const isStory = size.width / size.height < 0.62
    const art = isStory
      ? within(screen, size)
      : within({ x: screen.x, y: screen.y + 190, width: screen.width, height: 700 }, size, 0)
    const end = art.y + art.height
    const page = isStory
      ? ''
      : `<circle cx="${screen.x + 52}" cy="${screen.y + 124}" r="28" fill="#D9D4CB"/><rect x="${screen.x + 98}" y="${screen.y + 104}" width="170" height="16" rx="8" fill="#3D3A36"/><rect x="${screen.x + 98}" y="${screen.y + 132}" width="110" height="12" rx="6" fill="#B9B3A9"/>`
    const below = isStory
      ? ''
      : `<path d="M${screen.x + 30} ${end + 38}c-14-18 10-32 20-14c10-18 34-4 20 14l-20 20z" fill="none" stroke="#3D3A36" stroke-width="5"/><circle cx="${screen.x + 112}" cy="${end + 40}" r="17" fill="none" stroke="#3D3A36" stroke-width="5"/><rect x="${screen.x + 28}" y="${end + 84}" width="330" height="14" rx="7" fill="#C9C3B9"/><rect x="${screen.x + 28}" y="${end + 112}" width="240" height="14" rx="7" fill="#DDD8CF"/>`
    return sheet(
      gradient('table', '#E9D9C6', '#D6BF9F'),
      'url(#table)',
      drawing(
        `<circle cx="250" cy="260" r="150" fill="#FFFFFF"/><circle cx="250" cy="260" r="122" fill="#F1ECE4"/><circle cx="250" cy="260" r="104" fill="#5A3620"/><circle cx="250" cy="260" r="104" fill="none" stroke="#8B5A36" stroke-width="8"/><path d="M1250 860l250-90 60 160-250 90z" fill="#F7F3EC"/><path d="M1290 890l180-64M1304 926l180-64M1318 962l120-43" stroke="#CFC7BA" stroke-width="8"/>${rect({ ...phone, y: phone.y + 22, x: phone.x + 14 }, 'rx="70" fill="#4A3420" opacity=".42" blur="26"')}${rect(phone, 'rx="70" fill="#16171A"')}${rect(around(phone, -5), 'rx="66" fill="#2A2C31"')}${rect(screen, 'rx="54" fill="#FFFFFF"')}${page}`,
      ) +
        artwork(0, art, isStory ? 'radius="54" fit="cover"' : '') +
        drawing(
          `<rect x="${phone.x + 190}" y="${screen.y + 20}" width="160" height="34" rx="17" fill="#16171A"/>${below}<rect x="${phone.x + 170}" y="${screen.y + screen.height - 26}" width="200" height="8" rx="4" fill="#16171A" opacity=".7"/>`,
        ),
    )
  },
}

export const POSTERS: readonly Mockup[] = [wall, street, hoarding, feed]
