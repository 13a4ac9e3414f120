/** Names of colours in other languages, for prompts written in them. */
import type { Hex } from '../../scene/types.ts'

const ROWS: [Hex, string][] = [
  ['#c62828', 'rojo roja rouge rot rote rotes vermelho vermelha rosso rossa'],
  ['#1f4fa3', 'azul bleu bleue blau blaue blaues blu azzurro'],
  ['#2e7d32', 'verde vert verte grün grüne grünes'],
  ['#f2c230', 'amarillo amarilla jaune gelb gelbe gelbes amarelo amarela giallo gialla'],
  ['#111111', 'negro negra noir noire schwarz schwarze schwarzes preto preta nero nera'],
  ['#ffffff', 'blanco blanca blanc blanche weiß weiss weiße weißes branco branca bianco bianca'],
  ['#c9a227', 'dorado dorada oro doré dorée or dourado dourada ouro'],
  ['#e8751a', 'naranja laranja arancione'],
  ['#7b3fa0', 'morado morada lila violett roxo roxa viola'],
  ['#e78fb3', 'rosado rosada'],
  ['#7a7a7a', 'gris grau graue cinza grigio grigia'],
  ['#6d4527', 'marrón marron braun braune marrom castanho marrone'],
  ['#fff4dc', 'crema crème creme'],
  ['#a9adb3', 'plata plateado argent argenté silbern prata argento'],
]

export const FOREIGN_COLOURS: ReadonlyMap<string, Hex> = new Map(
  ROWS.flatMap(([hex, names]) => names.split(' ').map((name) => [name, hex] as const)),
)

/** Small words that tell a prompt of another language; two of them do. */
export const FOREIGN_WORDS = new Set(
  'para por con y el la los las une un pour et avec le du des mit für und ein eine der die das auf com e da do uma per della di il gli una crear tienda'.split(
    ' ',
  ),
)
