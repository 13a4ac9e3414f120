/**
 * People at what they do, each with what it takes: poses, clothes and things by row. A name that ends with a number is another
 * picture of the same.
 */

import type { Look } from './look.ts'
import type { LookName } from './looks.ts'
import { oval } from './paths.ts'
import type { PoseName } from './poses.ts'
import {
  barbell,
  barberChair,
  board,
  confetti,
  counter,
  easel,
  listeners,
  mat,
  micStand,
  patch,
  rod,
  seat,
  table,
  wisps,
} from './props.ts'
import type { Part, Somebody, Thing } from './types.ts'

/** Somebody: pose, look, where, how tall; `wears` what differs from the look. */
const who = (
  pose: PoseName,
  look: LookName,
  x: number,
  tall: number,
  { y, mirrored, ...wears }: Partial<Look> & { y?: number; mirrored?: boolean } = {},
): Somebody => ({ pose, look, x, tall, ...(y !== undefined && { y }), ...(mirrored && { mirrored }), wears })
/** A thing by its middle and its side. */
const it = (figure: string, x: number, y: number, size: number, turn = 0, mirrored = false): Thing => ({
  figure,
  x,
  y,
  size,
  turn,
  mirrored,
})
const leggings = { sleeves: 'none', shoes: 'S' } as const

export const PEOPLE: Readonly<Record<string, readonly Part[]>> = {
  'people-yoga': [
    mat(25, 46),
    mat(104, 46),
    who('tree', 'gita', 26, 78, { ...leggings, skin: 'T', shoes: 'T' }),
    who('tree', 'jon', 103, 80, { sleeves: 'none', shoes: 'U', mirrored: true }),
    mat(64, 96, 'A', 124),
    who('warrior', 'ana', 64, 92, { ...leggings, top: 'B', bottom: 'C', y: 124 }),
  ],
  'people-yoga-2': [
    patch(64, 122, 110),
    mat(64, 84, 'B'),
    who('lotus', 'ana', 64, 166, { ...leggings, top: 'A', bottom: 'C' }),
  ],
  'people-yoga-3': [
    mat(64, 92, 'C'),
    who('warrior', 'cleo', 64, 118, { sleeves: 'none', shoes: 'U', top: 'A', bottom: 'B' }),
  ],
  'people-football': [
    it('goal-net', 98, 76, 96),
    who('cheer', 'gita', 26, 66, { legs: 'short', sleeves: 'short', top: 'B' }),
    who('kick', 'finn', 58, 90, { legs: 'short', top: 'A', bottom: 'N98', shoes: 'N30', y: 124 }),
    it('soccer-ball', 106, 114, 19),
  ],
  'people-football-2': [
    who('run', 'jon', 34, 84, { legs: 'short', top: 'B', bottom: 'N98', shoes: 'A' }),
    who('kick', 'lena', 78, 92, { legs: 'short', top: 'A', bottom: 'C', sleeves: 'short', shoes: 'N30', y: 124 }),
    it('soccer-ball', 120, 110, 16),
  ],
  'people-basketball': [
    it('basketball', 88, 17, 20),
    who('throw', 'jon', 64, 100, { legs: 'short', sleeves: 'none', top: 'A', bottom: 'B', shoes: 'N98' }),
  ],
  'people-tennis': [it('tennis', 99, 32, 34), who('point', 'lena', 58, 100, { top: 'N98', bottom: 'N98', shoes: 'A' })],
  'people-boxing': [
    who('box', 'cleo', 40, 96, { sleeves: 'none', legs: 'short', top: 'A', bottom: 'C' }),
    it('boxing-glove', 75, 44, 19, 78),
    it('boxing-glove', 57, 45, 17, 10),
    rod([102, 2], [102, 24], 'N40', 0.8),
    {
      shapes: [
        { paint: 'B', path: 'M92 28C92 22 112 22 112 28L112 84C112 92 92 92 92 84Z' },
        { paint: 'B-10', path: 'M104 23.6C109 24 112 25.6 112 28L112 84C112 88 108 90 104 90Z' },
        { paint: 'N98;80', path: 'M92 40L112 40L112 44L92 44Z' },
      ],
    },
  ],
  'people-running': [
    who('run', 'ben', 26, 78, { legs: 'short', sleeves: 'none', top: 'C', bottom: 'N30', y: 116 }),
    who('run', 'cleo', 98, 80, { legs: 'short', sleeves: 'none', top: 'B', bottom: 'A', y: 117 }),
    who('run', 'lena', 60, 98, { legs: 'short', sleeves: 'none', top: 'A', bottom: 'N30', shoes: 'C', y: 124 }),
  ],
  'people-running-2': [
    who('run', 'gita', 60, 116, { legs: 'short', sleeves: 'none', top: 'A', bottom: 'B', shoes: 'C' }),
  ],
  'people-cycling': [
    it('bicycle', 64, 84, 104),
    who('sit', 'finn', 54, 92, { y: 104, hat: 'helmet', sleeves: 'short', legs: 'short', top: 'B' }),
  ],
  'people-gym': [
    who('lift', 'kofi', 64, 98, { sleeves: 'none', legs: 'short', top: 'A', bottom: 'N30', shoes: 'N98' }),
    barbell(64, 17, 116),
  ],
  'people-gym-3': [
    who('push', 'cleo', 40, 112, { top: 'A', bottom: 'B', sleeves: 'none' }),
    {
      shapes: [
        { paint: 'N40', path: 'M64 60L70 58L104 118L98 120Z' },
        { paint: 'N60', path: 'M58 56L78 52L79 57L59 61Z' },
        { paint: 'N30', path: 'M20 119L118 114L119 122L20 124Z' },
      ],
    },
  ],
  'people-gym-2': [
    mat(64, 112, 'C'),
    who('kneel', 'gita', 34, 92, { top: 'A', bottom: 'N30', sleeves: 'none' }),
    it('dumbbell', 63, 83, 22),
    who('cheer', 'dan', 98, 92, { top: 'B', bottom: 'N30', sleeves: 'none', legs: 'short' }),
    it('kettlebell', 72, 115, 20),
  ],
  'people-hiking-2': [
    {
      shapes: [
        { paint: 'B;50', path: 'M0 122L40 52L62 88L84 60L128 122Z' },
        { paint: 'N98;80', path: 'M40 52L50 68L42 66L36 70L31 67Z' },
      ],
    },
    it('backpack', 54, 68, 36, -6),
    who('point', 'gita', 62, 100, { top: 'A', bottom: 'B', shoes: '#6b4a32', sleeves: 'long' }),
  ],
  'people-hiking': [
    it('backpack', 66, 62, 38, -6),
    who('walk', 'eva', 76, 96, {
      top: 'A',
      bottom: 'B',
      shoes: '#6b4a32',
      sleeves: 'long',
      hat: 'beanie',
      hatTone: 'C',
    }),
    rod([95, 68], [103, 121], '#6b4a32'),
    who('walk', 'dan', 32, 100, { top: 'C', bottom: 'N40', shoes: '#6b4a32', y: 123 }),
    rod([52, 66], [60, 122], '#6b4a32'),
  ],
  'people-dancing': [
    who('twirl', 'mara', 82, 96, { legs: 'dress', top: 'A', shoes: 'A', sleeves: 'none', mirrored: true }),
    who('dip', 'jon', 42, 100, { top: 'N98', bottom: 'B', shoes: 'N30', sleeves: 'long' }),
  ],
  'people-dancing-2': [
    who('leap', 'ana', 64, 100, { top: 'A', bottom: 'B', sleeves: 'none', shoes: 'N98', y: 126 }),
    who('twirl', 'kofi', 26, 84, { top: 'C', bottom: 'B', sleeves: 'short' }),
    who('dip', 'lena', 104, 86, { legs: 'dress', top: 'B', mirrored: true }),
  ],
  'people-ballet': [
    who('twirl', 'ana', 64, 104, { legs: 'dress', top: 'A', shoes: 'A', sleeves: 'none', bottom: 'A' }),
    {
      shapes: [
        { paint: 'A;70', path: 'M38 71C48 63 80 63 92 71C82 79 48 80 38 71Z' },
        { paint: 'A8;80', path: 'M42 70C52 65 78 65 88 70C78 74 52 75 42 70Z' },
      ],
    },
  ],
  'people-dancing-3': [
    who('cheer', 'ben', 34, 96, { top: 'B', bottom: 'N40', sleeves: 'short' }),
    who('dip', 'mara', 84, 102, { top: 'A', mirrored: true }),
    who('leap', 'gita', 112, 74, { top: 'C', bottom: 'B', y: 120 }),
  ],
  'people-party': [
    who('leap', 'eva', 64, 90, { top: 'A', bottom: 'B', y: 124 }),
    who('cheer', 'jon', 26, 84, { top: 'B', bottom: 'N40', sleeves: 'short' }),
    who('cheer', 'mara', 102, 82, { top: 'C' }),
    confetti([
      [10, 20],
      [36, 10],
      [52, 26],
      [84, 8],
      [118, 24],
      [112, 46],
      [12, 48],
      [44, 42],
      [90, 34],
      [122, 66],
      [6, 74],
    ]),
  ],
  'people-birthday': [
    it('balloons', 104, 40, 60),
    who('cheer', 'lena', 26, 70, { legs: 'dress', top: 'B' }),
    who('cheer', 'finn', 98, 66, { legs: 'short' }),
    who('carry', 'mara', 60, 92, { top: 'A', sleeves: 'short' }),
    it('birthday-cake', 74, 58, 34),
  ],
  'people-concert': [
    {
      shapes: [
        { paint: 'C;34', path: 'M30 -2L44 -2L74 92L22 92Z' },
        { paint: 'A;34', path: 'M98 -2L84 -2L54 92L106 92Z' },
      ],
    },
    { shapes: [{ paint: 'B-14', path: 'M-4 90L132 90L132 97L-4 97Z' }] },
    who('strum', 'finn', 38, 66, { y: 91, top: 'C', bottom: 'N30', shoes: 'N30' }),
    it('guitar', 33, 56, 40, -12),
    micStand(88, 42, 91),
    who('sing', 'cleo', 80, 68, { y: 91, legs: 'dress', top: 'A' }),
    listeners([14, 40, 66, 92, 116], 112, 0.9),
  ],
  'people-band': [
    it('drum', 96, 98, 46),
    who('cheer', 'ben', 96, 74, { y: 104, top: 'C', bottom: 'N30' }),
    it('drum', 96, 100, 44),
    who('strum', 'eva', 32, 92, { top: 'A', bottom: 'N30', shoes: 'N98', legs: 'long' }),
    it('guitar', 26, 74, 56, -12),
    micStand(72, 48),
    who('sing', 'kofi', 62, 98, { y: 124, top: 'B', bottom: 'N40', sleeves: 'short' }),
  ],
  'people-guitar': [
    who('strum', 'dan', 66, 112, { top: 'A', bottom: 'B', shoes: 'N30' }),
    it('guitar', 60, 62, 74, -12),
  ],
  'people-guitar-2': [
    seat(58, 84, '#8a6a4d', 0),
    who('sit', 'mara', 60, 122, { legs: 'long', top: 'A', bottom: 'B', sleeves: 'short' }),
    it('guitar', 78, 66, 70, -8),
  ],
  'people-jazz': [
    it('saxophone', 54, 72, 56, 0, true),
    who('strum', 'kofi', 72, 102, {
      top: 'B',
      bottom: 'N30',
      sleeves: 'long',
      hat: 'beanie',
      hatTone: 'A',
      mirrored: true,
    }),
    it('saxophone', 56, 70, 58, 0, true),
    micStand(104, 40),
    who('sing', 'mara', 98, 94, { legs: 'gown', top: 'A', sleeves: 'none' }),
  ],
  'people-violin': [
    who('strum', 'ines', 66, 112, { top: 'A', sleeves: 'none', legs: 'gown' }),
    it('violin', 58, 52, 50, -24),
  ],
  'people-drums': [
    who('cheer', 'ben', 64, 112, { y: 116, top: 'A', bottom: 'N40' }),
    it('drum', 64, 94, 66),
    it('drum', 24, 106, 40),
    it('drum', 106, 106, 40),
  ],
  'people-piano': [
    seat(40, 92, '#5a463a', 0),
    who('sit', 'kofi', 40, 108, { y: 124, top: 'A', bottom: 'N40' }),
    {
      shapes: [
        { paint: 'N30', path: 'M62 70L124 66L124 92L66 92Z' },
        { paint: 'N40', path: 'M70 92L74 92L74 122L70 122ZM116 92L120 92L120 122L116 122Z' },
        { paint: 'N22', path: 'M82 66L126 22L124 66Z' },
        { paint: 'N98', path: 'M60 70L92 70L92 76L60 76Z' },
      ],
    },
    it('musical-notes', 96, 24, 22),
  ],
  'people-joy': [who('leap', 'eva', 64, 110, { y: 126, top: 'A', bottom: 'B' })],
  'people-joy-2': [who('cheer', 'kofi', 64, 112, { top: 'A', bottom: 'B', sleeves: 'short' })],
  'people-joy-3': [who('leap', 'finn', 64, 110, { y: 126, top: 'B', bottom: 'A', mirrored: true })],
  'people-singing': [
    micStand(80, 44),
    who('sing', 'cleo', 66, 108, { legs: 'gown', top: 'A', sleeves: 'none', shoes: 'A' }),
  ],
  'people-choir': [
    who('carry', 'rosa', 30, 86, { y: 112, top: 'A', legs: 'gown' }),
    who('carry', 'olaf', 64, 90, { y: 112, top: 'A', bottom: 'N30' }),
    who('carry', 'kofi', 98, 88, { y: 112, top: 'A', bottom: 'N30' }),
    it('blue-book', 38, 62, 17),
    it('blue-book', 73, 62, 17),
    it('blue-book', 107, 62, 17),
    who('carry', 'gita', 14, 82, { y: 126, top: 'B', legs: 'gown', sleeves: 'long' }),
    who('carry', 'ines', 47, 80, { y: 126, top: 'B', legs: 'gown', sleeves: 'long' }),
    who('carry', 'jon', 81, 84, { y: 126, top: 'B', bottom: 'N30', sleeves: 'long' }),
    who('carry', 'lena', 113, 80, { y: 126, top: 'B', legs: 'gown', sleeves: 'long' }),
  ],
  'people-barber': [
    it('mirror', 112, 36, 50),
    barberChair(78, 92),
    who('sit', 'dan', 80, 100, { y: 124, top: 'N90', bottom: 'N80', sleeves: 'long' }),
    who('reach', 'kofi', 40, 108, { y: 124, top: 'B', bottom: 'N30', apron: 'N30', sleeves: 'short' }),
    it('scissors', 72, 42, 18, 60),
  ],
  'people-salon': [
    it('mirror', 112, 36, 50),
    barberChair(80, 92),
    who('sit', 'eva', 82, 100, { y: 124, top: 'C', bottom: 'C', sleeves: 'long' }),
    who('reach', 'ines', 42, 106, { y: 124, top: 'A' }),
    it('scissors', 74, 42, 16, 60),
  ],
  'people-meeting': [
    board(34, 6, 60, 40, 'chart'),
    who('point', 'eva', 20, 88, { y: 118, top: 'A', bottom: 'N30' }),
    seat(46, 96, '#7c6a5d', -1),
    who('sit', 'ben', 46, 84, { y: 124, top: 'B', sleeves: 'long', bottom: 'N40' }),
    seat(108, 96, '#7c6a5d', 1),
    who('sit', 'rosa', 108, 84, { y: 124, top: 'C', mirrored: true, legs: 'long', bottom: 'N40' }),
    table(56, 88, 44),
    it('laptop', 72, 78, 22),
    it('hot-beverage', 92, 82, 13),
  ],
  'people-meeting-2': [
    who('point', 'kofi', 30, 96, { top: 'A', bottom: 'N30', sleeves: 'long' }),
    who('crossed', 'eva', 64, 94, { top: 'B', bottom: 'N30' }),
    who('akimbo', 'dan', 98, 98, { top: 'C', bottom: 'N30', mirrored: true }),
    it('speech-balloon', 84, 14, 26),
    it('speech-balloon', 46, 12, 20, 0, true),
  ],
  'people-teaching': [
    board(52, 10, 70, 46, 'lines'),
    who('point', 'gita', 32, 98, { y: 118, top: 'A', bottom: 'N30', sleeves: 'long' }),
    listeners([56, 86, 114], 104, 0.95),
  ],
  'people-talk': [
    { shapes: [{ paint: 'C;40', path: 'M56 -4L72 -4L104 96L24 96Z' }] },
    who('point', 'kofi', 60, 84, { y: 94, top: 'A', bottom: 'N30', sleeves: 'long' }),
    listeners([10, 36, 62, 90, 118], 108, 0.95),
  ],
  'people-cooking': [
    who('offer', 'dan', 54, 108, { y: 124, top: 'N98', hat: 'chef', sleeves: 'long', bottom: 'N40', apron: 'A' }),
    counter(8, 88, 114, 'B'),
    it('pot-of-food', 94, 73, 34),
    wisps(94, 60),
    it('cutting-board', 34, 84, 28),
    it('tomato', 60, 82, 14),
  ],
  'people-cooking-3': [
    who('carry', 'rosa', 46, 110, { top: 'A', apron: 'N98', hat: 'chef', y: 124, legs: 'long', bottom: 'N40' }),
    it('bread', 78, 56, 32),
    counter(4, 92, 120, 'B'),
    it('tomato', 98, 86, 15),
    it('mushroom', 114, 86, 14),
    it('cheese-wedge', 20, 85, 18),
  ],
  'people-cooking-2': [
    who('carry', 'cleo', 38, 106, { top: 'N98', apron: 'A', hat: 'chef', bottom: 'N40', y: 124 }),
    who('offer', 'gita', 96, 100, { top: 'B', apron: 'C', mirrored: true, y: 124, bottom: 'N40' }),
    counter(2, 90, 124, 'C'),
    it('shallow-pan-of-food', 60, 74, 40),
    it('tomato', 22, 84, 15),
    it('cheese-wedge', 106, 83, 18),
    it('herb', 90, 84, 15),
  ],
  'people-baker': [
    who('carry', 'rosa', 58, 108, {
      top: 'N98',
      apron: 'A',
      hat: 'chef',
      sleeves: 'short',
      legs: 'long',
      bottom: 'N40',
    }),
    it('bread', 78, 58, 30),
    it('baguette-bread', 70, 50, 34, -20),
    it('croissant', 62, 60, 22),
  ],
  'people-cafe-2': [
    seat(28, 94, '#8a6a4d', -1),
    who('sit', 'eva', 28, 100, { y: 124, top: 'A', bottom: 'B' }),
    seat(100, 94, '#8a6a4d', 1),
    who('sit', 'jon', 100, 102, { y: 124, top: 'B', sleeves: 'long', bottom: 'N40', mirrored: true }),
    table(42, 84, 44, '#a9794d'),
    it('hot-beverage', 54, 75, 19),
    it('hot-beverage', 76, 75, 19, 0, true),
  ],
  'people-cafe': [
    who('offer', 'eva', 48, 106, { y: 124, top: 'N98', apron: 'B', bottom: 'N40' }),
    it('hot-beverage', 80, 44, 30),
    counter(4, 90, 118, '#a9794d'),
    it('croissant', 28, 83, 22),
    it('takeaway-cup', 100, 76, 30),
  ],
  'people-waiter': [
    who('offer', 'jon', 54, 112, { top: 'N98', bottom: 'N22', apron: 'N30', sleeves: 'long' }),
    it('meal', 90, 33, 38),
  ],
  'people-cleaning': [
    it('bucket', 108, 106, 32),
    who('push', 'gita', 54, 108, { top: 'A', bottom: 'B', apron: 'C' }),
    rod([72, 50], [92, 118], '#b98a5a', 1.2),
    {
      shapes: [
        { paint: 'N90', path: 'M82 116L104 114L108 123L80 123Z' },
        { paint: 'N78', path: 'M86 118L90 123L94 118L98 123L102 117L108 123L80 123Z' },
      ],
    },
    it('sparkles', 22, 98, 24),
  ],
  'people-gardening': [
    it('sunflower', 20, 84, 44),
    it('tulip', 40, 102, 34),
    who('kneel', 'rosa', 66, 112, { hat: 'straw', top: 'A', legs: 'long', bottom: 'B', y: 122 }),
    it('potted-plant', 108, 96, 46),
  ],
  'people-farming': [
    it('sheaf-of-rice', 16, 92, 50),
    who('carry', 'dan', 58, 106, { hat: 'straw', top: 'A', bottom: 'B', shoes: '#6b4a32', sleeves: 'long' }),
    it('vegetable-crate', 76, 60, 44),
  ],
  'people-painting': [
    easel(92, 42),
    who('point', 'ines', 46, 102, { top: 'A', apron: 'C' }),
    it('paintbrush', 84, 32, 16, 190),
    it('artist-palette', 40, 70, 26),
  ],
  'people-decorating': [
    { shapes: [{ paint: 'C', path: 'M62 4L124 4L124 62C108 58 96 74 62 66Z' }] },
    it('paint-roller', 92, 30, 34, 20),
    who('point', 'finn', 52, 106, { top: 'N98', bottom: 'B', hat: 'cap', sleeves: 'short' }),
    it('bucket', 104, 108, 30),
  ],
  'people-reading': [
    it('books', 108, 104, 40),
    who('read', 'eva', 56, 150, { top: 'A', bottom: 'B' }),
    it('open-book', 90, 72, 34, -18),
  ],
  'people-reading-2': [
    seat(44, 92, '#8a6a4d', -1),
    who('sit', 'olaf', 44, 104, { top: 'A', bottom: 'B', y: 124 }),
    it('open-book', 74, 72, 28, -12),
    it('potted-plant', 108, 92, 50),
    it('books', 84, 112, 26),
  ],
  'people-laptop': [
    seat(40, 90, '#7c6a5d', -1),
    who('sit', 'cleo', 42, 108, { top: 'A', bottom: 'B', y: 124, sleeves: 'long', skin: 'U' }),
    table(58, 82, 62),
    it('laptop', 82, 69, 32),
    it('hot-beverage', 108, 75, 16),
    it('potted-plant', 14, 98, 44),
  ],
  'people-support': [
    seat(44, 90, '#7c6a5d', -1),
    who('sit', 'mara', 46, 108, { top: 'A', legs: 'long', bottom: 'B', y: 124 }),
    table(62, 82, 58),
    it('desktop-computer', 90, 66, 40),
    it('speech-balloon', 78, 24, 34),
  ],
  'people-doctor': [
    { shapes: [{ paint: 'B;34', path: oval([62, 68], 58, 56) }] },
    who('carry', 'gita', 42, 108, { top: 'N98', bottom: 'B', sleeves: 'long' }),
    it('clipboard', 58, 64, 26),
    it('stethoscope', 40, 47, 20),
    who('stand', 'olaf', 92, 102, { top: 'A', bottom: 'N40', mirrored: true }),
  ],
  'people-dentist': [
    { shapes: [{ paint: 'B;46', path: oval([92, 70], 36, 42) }] },
    it('tooth', 104, 66, 62),
    who('offer', 'ines', 48, 108, { top: 'N98', legs: 'long', bottom: 'B', sleeves: 'short' }),
    it('toothbrush', 82, 44, 30, 20),
  ],
  'people-plumber': [
    who('kneel', 'dan', 44, 124, { top: 'A', bottom: 'B', hat: 'cap', hatTone: 'B' }),
    it('wrench', 86, 62, 34, 30),
    {
      shapes: [
        { paint: 'N70', path: 'M92 56L102 56L102 88C102 92 104 94 108 94L128 94L128 104L108 104C98 104 92 98 92 88Z' },
        { paint: 'N55', path: 'M89 52L105 52L105 59L89 59Z' },
        { paint: 'N55', path: 'M118 91L124 91L124 107L118 107Z' },
      ],
    },
    it('toolbox', 20, 108, 30),
  ],
  'people-handyman': [
    who('akimbo', 'finn', 56, 112, { top: 'A', bottom: 'B', hat: 'cap', shoes: '#6b4a32' }),
    it('toolbox', 100, 102, 42),
    it('hammer', 80, 66, 30, 20),
  ],
  'people-building': [
    {
      shapes: [
        { paint: '#c4694a', path: 'M70 84L128 84L128 122L70 122Z' },
        {
          paint: '#a7533a',
          path: 'M70 96L128 96L128 98L70 98ZM70 109L128 109L128 111L70 111ZM88 84L90 84L90 97L88 97ZM110 84L112 84L112 97L110 97ZM78 97L80 97L80 110L78 110ZM100 97L102 97L102 110L100 110ZM88 110L90 110L90 122L88 122ZM112 110L114 110L114 122L112 122Z',
        },
      ],
    },
    who('point', 'kofi', 42, 110, { top: '#f2b632', bottom: 'B', hat: 'helmet', shoes: '#6b4a32', y: 124 }),
    who('carry', 'ana', 96, 78, { y: 84, top: 'A', bottom: 'N40', hat: 'helmet', sleeves: 'long', mirrored: true }),
  ],
  'people-delivery': [
    who('walk', 'jon', 58, 110, { top: 'A', bottom: 'B', hat: 'cap', sleeves: 'short' }),
    it('package', 82, 56, 34),
  ],
  'people-delivery-2': [
    it('package', 26, 66, 32),
    it('motor-scooter', 66, 86, 92, 0, true),
    who('sit', 'gita', 54, 92, { y: 108, top: 'B', bottom: 'N40', hat: 'helmet', sleeves: 'long' }),
  ],
  'people-moving': [
    it('delivery-truck', 96, 72, 96),
    who('walk', 'kofi', 50, 92, { y: 124, top: 'A', bottom: 'B', sleeves: 'short', mirrored: true }),
    it('package', 30, 70, 30),
  ],
  'people-photo': [who('reach', 'ana', 54, 110, { top: 'A', bottom: 'B', sleeves: 'short' }), it('camera', 88, 36, 28)],
  'people-dogs-2': [who('kneel', 'eva', 44, 118, { top: 'A', bottom: 'B' }), it('dog', 94, 94, 60)],
  'people-dogs': [
    who('walk', 'finn', 44, 108, { top: 'A', bottom: 'B', sleeves: 'long' }),
    rod([64, 62], [88, 92], 'C', 0.8),
    it('dog', 102, 102, 44),
  ],
  'people-family': [
    who('stand', 'dan', 34, 108, { top: 'A', bottom: 'B' }),
    who('wave', 'eva', 92, 102, { top: 'B', bottom: 'N40', mirrored: true }),
    who('cheer', 'finn', 63, 64, { y: 124, top: 'C', bottom: 'A', legs: 'short', shoes: 'N98' }),
  ],
  'people-father': [
    who('embrace', 'dan', 46, 112, { top: 'A', bottom: 'B' }),
    who('embrace', 'finn', 82, 66, { y: 122, top: 'C', bottom: 'A', legs: 'short', mirrored: true }),
  ],
  'people-mother': [
    who('embrace', 'mara', 46, 110, { top: 'A', sleeves: 'short' }),
    who('embrace', 'lena', 82, 68, { legs: 'dress', top: 'B', mirrored: true, sleeves: 'short' }),
  ],
  'people-man': [who('crossed', 'dan', 64, 116, { top: 'A', bottom: 'B' })],
  'people-woman': [who('akimbo', 'eva', 64, 116, { top: 'A', bottom: 'B' })],
  'people-man-2': [who('walk', 'kofi', 64, 114, { top: 'A', bottom: 'B' })],
  'people-person-2': [who('akimbo', 'gita', 64, 114, { top: 'A', bottom: 'B' })],
  'people-person-3': [who('walk', 'finn', 64, 114, { top: 'A', bottom: 'B', sleeves: 'long' })],
  'people-woman-3': [who('walk', 'cleo', 64, 114, { top: 'A', legs: 'dress', sleeves: 'short' })],
  'people-woman-2': [who('wave', 'mara', 60, 114, { top: 'A', sleeves: 'short' })],
  'people-person': [who('wave', 'ben', 60, 114, { top: 'A', bottom: 'B' })],
  'people-child': [who('leap', 'finn', 64, 108, { y: 126, top: 'A', bottom: 'B', legs: 'short' })],
  'people-friends': [
    who('wave', 'cleo', 100, 102, { top: 'C', bottom: 'N40' }),
    who('cheer', 'dan', 28, 104, { top: 'B', bottom: 'N40', sleeves: 'short' }),
    who('leap', 'eva', 64, 98, { top: 'A', bottom: 'B', y: 127 }),
  ],
  'people-friends-2': [
    who('wave', 'hana', 108, 94, { top: 'B' }),
    who('wave', 'jon', 20, 98, { mirrored: true, top: 'C' }),
    who('crossed', 'ines', 50, 98, { top: 'A', sleeves: 'short' }),
    who('akimbo', 'finn', 80, 102, { top: 'A', bottom: 'B', y: 124 }),
  ],
  'people-baby': [
    who('push', 'eva', 40, 104, { top: 'A', bottom: 'B' }),
    it('stroller', 88, 92, 60),
    it('balloon', 112, 34, 34),
  ],
  'people-baby-2': [it('stroller', 54, 74, 104), it('teddy-bear', 104, 98, 50), it('baby-bottle', 18, 106, 36)],
  'people-children': [
    who('leap', 'lena', 34, 78, { y: 124, top: 'A', bottom: 'B' }),
    who('cheer', 'jon', 66, 74, { y: 124, top: 'B', bottom: 'C', legs: 'short' }),
    who('leap', 'finn', 100, 76, { y: 126, top: 'C', bottom: 'A', legs: 'short', mirrored: true }),
  ],
  'people-couple': [
    who('embrace', 'jon', 48, 110, { top: 'B', bottom: 'N40', sleeves: 'long' }),
    who('embrace', 'mara', 80, 103, { legs: 'dress', top: 'A', mirrored: true, sleeves: 'short' }),
    it('red-heart', 64, 12, 18),
  ],
  'people-wedding': [
    who('embrace', 'dan', 48, 110, { top: 'N30', bottom: 'N30', shoes: 'N22', sleeves: 'long' }),
    who('embrace', 'ana', 82, 104, { legs: 'gown', top: 'N98', mirrored: true, sleeves: 'none' }),
    it('bouquet', 64, 62, 30),
  ],
  'people-volunteers': [
    who('offer', 'cleo', 28, 96, { top: 'A', bottom: 'N40' }),
    who('carry', 'dan', 66, 102, { top: 'A', bottom: 'B', sleeves: 'short', y: 124 }),
    who('wave', 'hana', 102, 94, { top: 'A', bottom: 'B' }),
    it('package', 80, 66, 34),
    it('red-heart', 80, 66, 13),
  ],
  'people-cleanup': [
    who('bend', 'finn', 34, 112, { top: 'A', bottom: 'B', sleeves: 'short' }),
    it('wastebasket', 76, 104, 36),
    who('carry', 'hana', 104, 96, { top: 'C', y: 118, mirrored: true, legs: 'long', bottom: 'N40' }),
  ],
  'people-rally': [
    it('placard', 28, 24, 46),
    who('cheer', 'cleo', 34, 96, { top: 'B', bottom: 'N40' }),
    who('sing', 'ben', 92, 94, { top: 'C', bottom: 'N40', sleeves: 'short' }),
    who('point', 'eva', 62, 102, { top: 'A', bottom: 'B', y: 125 }),
    it('megaphone', 100, 28, 34, 0, true),
  ],
  'people-shopping': [
    who('walk', 'ines', 60, 112, { top: 'A', sleeves: 'none' }),
    it('shopping-bags', 90, 78, 44),
    it('sparkles', 30, 30, 22),
  ],
  'people-fashion': [
    who('akimbo', 'mara', 40, 112, { legs: 'gown', top: 'A', sleeves: 'none' }),
    who('walk', 'cleo', 90, 108, { legs: 'dress', top: 'B', sleeves: 'long', mirrored: true, shoes: 'A' }),
  ],
  'people-handshake': [
    who('offer', 'kofi', 38, 108, { top: 'B', bottom: 'N30', sleeves: 'long' }),
    who('offer', 'eva', 92, 104, { top: 'A', bottom: 'N30', mirrored: true }),
  ],
  'people-graduates': [
    who('cheer', 'gita', 30, 92, { legs: 'gown', top: 'B', sleeves: 'long', hat: 'grad' }),
    who('cheer', 'jon', 98, 94, { legs: 'gown', top: 'B', sleeves: 'long', hat: 'grad' }),
    who('leap', 'lena', 64, 100, { legs: 'gown', top: 'A', sleeves: 'long', y: 126, hair: 'long' }),
    it('graduation-cap', 94, 8, 22, 16),
  ],
  'people-science': [
    { shapes: [{ paint: 'B;34', path: oval([62, 68], 60, 54) }] },
    who('offer', 'ben', 44, 108, { top: 'N98', bottom: 'N40', sleeves: 'long', y: 124 }),
    table(58, 86, 66, '#9db4c0'),
    it('microscope', 100, 66, 40),
    it('test-tube', 72, 58, 26),
  ],
  'people-crafts': [
    seat(36, 92, '#8a6a4d', 0),
    who('sit', 'rosa', 36, 102, { y: 124, top: 'A', legs: 'long', bottom: 'B' }),
    seat(98, 92, '#8a6a4d', 0),
    who('sit', 'ben', 98, 102, { y: 124, top: 'B', sleeves: 'long', mirrored: true }),
    table(46, 84, 42),
    it('vase', 60, 70, 28),
    it('yarn', 76, 76, 18),
  ],
  'people-robotics': [
    it('robot', 92, 84, 62),
    who('kneel', 'gita', 36, 112, { top: 'A', bottom: 'B' }),
    it('screwdriver', 70, 66, 22, 0),
  ],
  'people-camping': [
    it('tent', 88, 82, 84),
    who('read', 'dan', 34, 128, { top: 'A', bottom: 'B' }),
    it('hot-beverage', 58, 82, 16),
    it('fire', 74, 110, 28),
  ],
  'people-dinner': [
    {
      shapes: [
        { paint: 'C;50', path: oval([64, 40], 14, 3) },
        { paint: 'A', path: 'M50 40C50 22 78 22 78 40Z' },
        { paint: 'N70', path: 'M63.4 0L64.6 0L64.6 26L63.4 26Z' },
      ],
    },
    who('cheer', 'finn', 64, 64, { y: 112, top: 'C' }),
    seat(24, 94, '#8a6a4d', -1),
    who('sit', 'eva', 24, 96, { y: 124, top: 'A', bottom: 'B' }),
    seat(104, 94, '#8a6a4d', 1),
    who('sit', 'jon', 104, 98, { y: 124, top: 'B', sleeves: 'long', bottom: 'N40', mirrored: true }),
    table(36, 84, 56),
    it('spaghetti', 64, 76, 24),
    it('green-salad', 46, 77, 16),
    it('wine-glass', 82, 74, 18),
  ],
  'people-massage': [
    who('reach', 'ana', 36, 108, { top: 'N98', bottom: 'B', sleeves: 'short', y: 124 }),
    {
      shapes: [
        { paint: 'S', path: 'M58 76C58 70 66 68 72 70L112 76L112 84L60 84Z' },
        { paint: '#523424', path: 'M52 74C50 66 62 62 66 68C68 74 62 80 57 79Z' },
        { paint: 'N98', path: 'M84 70C98 70 118 74 122 84L84 84Z' },
      ],
    },
    counter(46, 86, 80, 'A'),
    it('candle', 116, 108, 22),
  ],
  'people-office': [
    board(8, 8, 40, 30, 'sketch'),
    who('stand', 'rosa', 24, 92, { y: 116, top: 'C' }),
    who('crossed', 'kofi', 104, 100, { y: 118, top: 'B', bottom: 'N40' }),
    seat(58, 94, '#7c6a5d', -1),
    who('sit', 'gita', 58, 96, { y: 124, top: 'A', sleeves: 'long' }),
    table(72, 86, 44),
    it('laptop', 90, 75, 26),
  ],
}
