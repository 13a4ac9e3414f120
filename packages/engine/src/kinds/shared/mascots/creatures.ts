/**
 * Heads of mascots as data, in a view box of 240, seen from the front (a few from the side). A part is a form of one tone; eyes are
 * said by their place, and the attitude draws them. At most twelve shapes a head: it has to work at 16 pixels.
 */

/** 'main': the leading colour; 'deep': the same in shade; 'extra': the second colour; 'light' and 'dark' of paper and ink. */
export type MascotTone = 'main' | 'deep' | 'extra' | 'light' | 'dark'

export interface MascotPart {
  /**
   * 'half': the left half of a form, from the axis above to the axis below; 'pair': a form on the left that has its image on the
   * right; 'whole': as it is.
   */
  form: 'half' | 'pair' | 'whole'
  d: string
  tone: MascotTone
  /** Belongs to the outline of the head. */
  body?: true
  /** Drawn as a line of this width. */
  line?: number
}

export interface Creature {
  /** Words by which a prompt or a name calls it, singular. */
  words: readonly string[]
  /** From the back to the front, without eyes. */
  parts: readonly MascotPart[]
  /** The left eye: its middle, and its size (10 is usual); `on` the tone under it. None where a part draws them. */
  eye?: { x: number; y: number; size?: number; on?: MascotTone }
  /** How it looks where the prompt leaves it open. */
  nature: 'fierce' | 'friendly'
  /** Its white parts need a line round them on a light ground. */
  pale?: true
  /** Somebody, not an animal. */
  person?: true
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
const half = (tone: MascotTone, d: string, body?: true): MascotPart => ({
  form: 'half',
  d,
  tone,
  ...(body && { body }),
})
const pair = (tone: MascotTone, d: string, body?: true): MascotPart => ({
  form: 'pair',
  d,
  tone,
  ...(body && { body }),
})
const whole = (tone: MascotTone, d: string, body?: true): MascotPart => ({
  form: 'whole',
  d,
  tone,
  ...(body && { body }),
})
const line = (d: string, width = 7, tone: MascotTone = 'dark', form: MascotPart['form'] = 'whole'): MascotPart => ({
  form,
  d,
  tone,
  line: width,
})
const smile = (y: number, wide = 22, deep = 14): MascotPart =>
  line(`M${120 - wide} ${y}C${120 - wide * 0.6} ${y + deep} ${120 + wide * 0.6} ${y + deep} ${120 + wide} ${y}`)
/** From under a nose to both sides. */
const muzzleLine = (y: number): MascotPart =>
  line(
    `M120 ${y}V${y + 10}M98 ${y + 12}C104 ${y + 22} 118 ${y + 20} 120 ${y + 10}C122 ${y + 20} 136 ${y + 22} 142 ${y + 12}`,
    6,
  )

export const CREATURES = {
  bear: {
    words: ['bear', 'grizzly'],
    nature: 'friendly',
    parts: [
      pair('main', disc(64, 66, 32), true),
      pair('deep', disc(66, 68, 16)),
      half('main', 'M120 42C76 42 38 76 38 132C38 182 74 214 120 214', true),
      half('light', 'M120 128C92 128 74 146 74 170C74 196 96 208 120 208'),
      half('dark', 'M120 136C104 136 95 141 95 150C95 160 109 169 120 169'),
      muzzleLine(168),
    ],
    eye: { x: 84, y: 116 },
  },
  panda: {
    words: ['panda'],
    nature: 'friendly',
    pale: true,
    parts: [
      pair('dark', disc(60, 62, 31), true),
      half('light', 'M120 42C70 42 34 80 34 134C34 184 74 214 120 214', true),
      pair('dark', 'M104 112C106 92 86 84 72 98C56 114 52 142 66 150C82 158 102 136 104 112Z'),
      half('dark', 'M120 152C108 152 100 156 100 162C100 170 112 176 120 176'),
      smile(184, 20, 16),
    ],
    eye: { x: 84, y: 118, size: 8, on: 'dark' },
  },
  fox: {
    words: ['fox', 'vixen'],
    pale: true,
    nature: 'fierce',
    parts: [
      half('main', 'M120 72C106 68 94 70 86 76L42 24C32 58 32 92 38 118L18 140C44 178 84 206 120 226', true),
      pair('dark', 'M52 52C48 70 48 84 52 98L76 80Z'),
      pair('light', 'M18 140C60 132 96 148 120 202V226C84 206 44 178 18 140Z'),
      half('dark', 'M120 196C108 196 102 201 102 207C102 217 113 226 120 226'),
    ],
    eye: { x: 80, y: 132 },
  },
  wolf: {
    words: ['wolf', 'wolve', 'wolfpack', 'husky'],
    pale: true,
    nature: 'fierce',
    parts: [
      half(
        'main',
        'M120 60L98 70L58 14C48 46 44 76 46 100L20 126L38 134L22 160L48 164L46 186L80 188L104 216L120 224',
        true,
      ),
      pair('dark', 'M66 46C60 62 58 78 60 92L86 78Z'),
      half('light', 'M120 116L106 138L100 166L80 186L104 214L120 222'),
      half('dark', 'M120 186L102 182L104 196L120 208'),
      line('M104 216L120 208L136 216', 5),
    ],
    eye: { x: 82, y: 126 },
  },
  lion: {
    words: ['lion'],
    nature: 'fierce',
    parts: [
      half(
        'extra',
        'M120 10L92 22L70 14L58 38L30 42L32 70L10 88L24 112L10 136L30 152L28 180L56 184L66 208L92 206L120 232',
        true,
      ),
      pair('main', disc(68, 72, 20)),
      half('main', 'M120 50C84 50 62 76 62 112C62 140 74 158 82 176C90 198 104 210 120 210'),
      half('light', 'M120 150C100 148 88 160 88 176C88 194 104 206 120 206'),
      half('dark', 'M120 140L96 140C96 152 110 164 120 168'),
      muzzleLine(166),
    ],
    eye: { x: 92, y: 116 },
  },
  tiger: {
    words: ['tiger', 'tigress'],
    nature: 'fierce',
    parts: [
      pair('main', disc(62, 66, 28), true),
      half('main', 'M120 42C76 42 44 74 40 124L24 150L44 160C52 192 84 216 120 216', true),
      half('dark', 'M120 42L108 43L120 86'),
      pair('dark', 'M88 48L76 56L100 84ZM42 112L76 128L40 132ZM28 148L70 152L46 166ZM54 188L82 172L68 200Z'),
      half('light', 'M120 142C98 140 82 154 82 174C82 198 102 210 120 210'),
      half('dark', 'M120 140L98 140C98 152 110 162 120 166'),
      muzzleLine(164),
    ],
    eye: { x: 90, y: 114 },
  },
  cat: {
    words: ['cat', 'kitty', 'kitten'],
    nature: 'friendly',
    parts: [
      half('main', 'M120 78C108 75 98 75 90 79L46 30C36 62 34 96 36 128C40 180 78 210 120 210', true),
      pair('extra', 'M56 58C52 76 52 90 54 102L80 82Z'),
      half('light', 'M120 150C104 150 92 162 92 178C92 194 106 202 120 202'),
      half('dark', 'M120 154L108 154C108 162 114 168 120 170'),
      line('M120 168V178M104 182C110 190 118 188 120 178C122 188 130 190 136 182', 5),
      line('M64 158L24 150M64 172L26 176', 5, 'dark', 'pair'),
    ],
    eye: { x: 82, y: 130, size: 11 },
  },
  dog: {
    words: ['dog', 'puppy', 'pup', 'hound', 'doggy', 'labrador', 'retriever'],
    nature: 'friendly',
    parts: [
      half('main', 'M120 42C82 42 62 62 60 100C60 128 66 150 76 174C86 202 102 214 120 214', true),
      pair('deep', 'M84 50C48 36 16 72 20 130C22 160 50 158 58 134C64 112 66 84 84 50Z', true),
      half('light', 'M120 112C110 112 106 132 100 144C80 150 76 168 80 184C88 206 104 212 120 212'),
      half('dark', 'M120 138C106 138 96 143 96 151C96 160 110 168 120 168'),
      half('extra', 'M120 184L106 184C104 206 112 222 120 222'),
      line('M120 166V180M96 182C104 190 118 188 120 180C122 188 136 190 144 182', 6),
    ],
    eye: { x: 92, y: 112 },
  },
  owl: {
    words: ['owl', 'owlet'],
    nature: 'friendly',
    parts: [
      half('main', 'M120 58C98 58 76 50 50 22C38 58 36 88 38 118C42 180 76 218 120 218', true),
      half('extra', 'M120 162C100 164 90 176 90 190C94 206 106 214 120 214'),
      pair('light', disc(82, 112, 36)),
      pair('dark', disc(86, 114, 19)),
      pair('light', disc(92, 107, 6)),
      half('extra', 'M120 116L104 134L120 164'),
    ],
  },
  eagle: {
    words: ['eagle', 'hawk', 'falcon'],
    nature: 'fierce',
    parts: [
      whole(
        'main',
        'M168 84C152 48 108 36 72 58C36 82 24 134 30 206L60 182L66 216L96 186L110 214L132 176C150 160 156 144 154 128Z',
        true,
      ),
      whole('deep', 'M30 206L60 182L66 216L96 186L110 214L132 176C110 176 74 168 52 140C40 160 30 184 30 206Z'),
      whole('extra', 'M162 82C196 74 230 94 226 152C216 134 202 128 184 132L152 130C150 110 152 94 162 82Z', true),
      whole('dark', 'M154 116C172 118 192 118 208 126L184 133L152 131Z'),
      whole('light', 'M104 86L152 106C142 120 122 118 112 106Z'),
      whole('dark', disc(134, 106, 7)),
      line('M98 82L154 104', 8),
    ],
  },
  penguin: {
    words: ['penguin'],
    nature: 'friendly',
    parts: [
      half('main', 'M120 28C70 28 40 68 40 124C40 182 74 216 120 216', true),
      half('light', 'M120 92C106 68 62 72 60 120C58 166 86 204 120 204'),
      half('extra', 'M120 128C106 128 94 138 94 144C96 156 110 164 120 164'),
      pair('extra', disc(72, 150, 9)),
    ],
    eye: { x: 88, y: 120, on: 'light' },
  },
  rabbit: {
    words: ['rabbit', 'bunny', 'hare'],
    nature: 'friendly',
    parts: [
      pair('main', 'M104 104C78 90 60 48 72 18C82 0 104 12 112 44C116 66 116 88 114 104Z', true),
      pair('extra', 'M100 84C86 70 76 46 82 30C90 22 100 38 104 58C106 68 106 78 104 84Z'),
      half('main', 'M120 86C78 86 50 112 50 154C50 194 82 218 120 218', true),
      half('light', 'M120 164C100 160 86 172 88 188C92 206 108 210 120 210'),
      half('extra', 'M120 160L106 160C106 168 114 174 120 176'),
      line('M104 188C110 192 118 190 120 180C122 190 130 192 136 188', 5),
    ],
    eye: { x: 86, y: 144 },
  },
  bull: {
    words: ['bull', 'ox'],
    nature: 'fierce',
    parts: [
      pair('light', 'M84 62C60 62 40 50 36 18C12 36 8 84 58 96Z', true),
      pair('deep', 'M64 92C40 92 26 100 18 114C34 130 56 126 70 112Z', true),
      half('main', 'M120 48C90 48 68 62 64 94C62 122 78 142 84 168C80 200 98 220 120 220', true),
      half('light', 'M120 162C98 158 80 168 80 188C82 210 102 220 120 220'),
      pair('dark', 'M92 182C98 174 108 178 108 188C102 192 94 190 92 182Z'),
      line('M104 198C102 222 138 222 136 198', 6, 'extra'),
      half('deep', 'M120 48L104 50L120 96'),
    ],
    eye: { x: 92, y: 120 },
    pale: true,
  },
  elephant: {
    words: ['elephant'],
    nature: 'friendly',
    parts: [
      pair('deep', 'M90 62C56 30 10 50 10 100C10 148 44 174 84 150Z', true),
      half(
        'main',
        'M120 44C82 44 64 72 66 108C68 140 90 152 97 172C102 192 96 206 100 218C104 228 114 230 120 230',
        true,
      ),
      pair('light', 'M92 162C80 172 74 190 80 210C88 200 96 190 101 184Z'),
      line('M108 182H132M108 198H132', 5, 'deep'),
    ],
    eye: { x: 92, y: 112 },
  },
  monkey: {
    words: ['monkey'],
    nature: 'friendly',
    parts: [
      pair('main', disc(40, 122, 27), true),
      pair('light', disc(42, 122, 14)),
      half('main', 'M120 34C76 34 46 70 46 118C46 178 78 214 120 214', true),
      half('light', 'M120 96C106 72 66 82 66 114C66 128 72 138 80 144C62 160 70 204 120 204'),
      pair('dark', 'M106 150C108 144 116 146 116 152C114 156 108 156 106 150Z'),
      smile(174, 28, 22),
    ],
    eye: { x: 94, y: 118, on: 'light' },
  },
  frog: {
    words: ['frog', 'toad'],
    nature: 'friendly',
    parts: [
      pair('main', disc(72, 72, 36), true),
      half('main', 'M120 78C66 78 22 104 22 150C22 194 68 214 120 214', true),
      pair('light', disc(72, 72, 24)),
      pair('dark', disc(76, 74, 12)),
      line('M56 148C80 184 160 184 184 148', 8),
      pair('extra', disc(50, 136, 9)),
    ],
  },
  pig: {
    words: ['pig', 'piggy', 'piglet', 'hog'],
    nature: 'friendly',
    parts: [
      pair('deep', 'M52 108C38 80 36 54 40 30C66 32 90 44 104 64Z', true),
      half('main', 'M120 46C70 46 38 82 38 132C38 182 74 212 120 212', true),
      half('extra', 'M120 128C92 128 78 140 78 158C78 178 96 188 120 188'),
      pair('dark', 'M100 148C106 148 110 152 110 159C110 166 106 170 100 170C94 166 94 152 100 148Z'),
      smile(194, 16, 8),
    ],
    eye: { x: 84, y: 112 },
  },
  koala: {
    words: ['koala'],
    nature: 'friendly',
    parts: [
      pair('main', disc(48, 90, 42), true),
      pair('light', disc(52, 94, 24)),
      half('main', 'M120 48C78 48 52 80 52 128C52 180 82 212 120 212', true),
      half('dark', 'M120 110C102 110 96 130 98 148C100 164 110 170 120 170'),
      smile(182, 16, 10),
    ],
    eye: { x: 82, y: 126 },
  },
  raccoon: {
    words: ['raccoon', 'racoon'],
    pale: true,
    nature: 'friendly',
    parts: [
      half(
        'main',
        'M120 62C106 60 96 62 88 66L50 36C40 60 38 84 42 106L22 136L36 146L30 164C60 190 92 212 120 216',
        true,
      ),
      pair('light', 'M28 148C60 112 100 116 120 172V216C92 212 60 190 30 164Z'),
      pair('dark', 'M114 132C100 96 58 104 34 142C58 164 96 166 114 132Z'),
      half('dark', 'M120 186C108 186 102 191 102 197C104 208 114 214 120 214'),
      half('deep', 'M120 62L108 61L120 130'),
    ],
    eye: { x: 78, y: 134, on: 'dark' },
  },
  bee: {
    words: ['bee', 'honeybee', 'bumblebee', 'hornet'],
    nature: 'friendly',
    parts: [
      pair('light', 'M92 118C52 66 8 82 10 122C12 156 60 166 92 138Z', true),
      half('main', 'M120 78C84 78 68 110 68 146C68 190 98 216 120 232', true),
      half('dark', 'M120 122L72 122C68 134 67 144 68 154L120 154'),
      half('dark', 'M120 182L78 182C84 194 90 202 96 208L120 208'),
      half('dark', 'M120 34C94 34 76 54 76 80C76 94 86 104 98 108L120 108', true),
      line('M104 40C100 24 90 16 78 18', 7, 'dark', 'pair'),
    ],
    eye: { x: 100, y: 78, size: 9, on: 'dark' },
    pale: true,
  },
  octopus: {
    words: ['octopus', 'kraken'],
    nature: 'friendly',
    parts: [
      half(
        'main',
        'M120 20C70 20 40 56 40 102C40 128 54 140 50 158C46 174 32 174 22 164C14 190 42 208 64 194C74 188 78 178 82 170C84 190 76 204 64 212C86 226 108 212 108 178C112 196 114 204 120 208',
        true,
      ),
      pair('deep', 'M62 62C66 54 74 54 78 60C78 70 66 72 62 62ZM88 42C92 36 98 36 100 42C100 50 90 50 88 42Z'),
      smile(138, 16, 14),
    ],
    eye: { x: 90, y: 108, size: 12 },
  },
  deer: {
    words: ['deer', 'stag', 'reindeer'],
    nature: 'friendly',
    parts: [
      line('M100 92C92 70 62 66 56 18M66 56C52 54 42 44 38 28M80 72C86 54 88 42 84 26', 11, 'extra', 'pair'),
      pair('deep', 'M88 100C64 82 38 82 22 92C34 116 62 126 90 120Z', true),
      half('main', 'M120 80C98 80 84 92 82 114C82 142 96 168 100 196C104 216 112 224 120 224', true),
      half('deep', 'M120 180C108 180 100 188 100 198C104 216 112 222 120 222'),
      half('dark', 'M120 190C110 190 105 194 105 199C107 207 114 211 120 211'),
    ],
    eye: { x: 98, y: 132, size: 9 },
  },
  rooster: {
    words: ['rooster', 'chicken', 'hen', 'cockerel'],
    nature: 'friendly',
    parts: [
      half('extra', 'M120 14C108 14 104 28 106 40C92 24 72 34 80 54C86 68 104 72 120 72'),
      half('main', 'M120 50C80 50 54 82 52 124C46 150 44 184 54 214L84 196L100 220L120 202', true),
      half('extra', 'M120 156C106 160 100 176 104 190C108 200 116 200 120 194'),
      half('deep', 'M120 116C104 122 92 132 90 140C100 154 112 162 120 164'),
      half('light', 'M120 112C104 118 92 130 90 138C104 138 112 140 120 144'),
    ],
    eye: { x: 88, y: 108 },
  },
  duck: {
    words: ['duck', 'duckling', 'mallard'],
    nature: 'friendly',
    parts: [
      half('main', 'M120 30C72 30 48 66 48 108C48 140 58 160 52 186C74 212 98 216 120 216', true),
      half('extra', 'M120 118C96 112 64 132 60 148C72 172 98 178 120 178'),
      half('deep', 'M120 150C98 150 76 152 60 148C72 172 98 178 120 178'),
      pair('dark', 'M104 130C108 128 112 130 112 134C108 136 104 134 104 130Z'),
    ],
    eye: { x: 88, y: 92, size: 11 },
  },
  mouse: {
    words: ['mouse', 'mice'],
    nature: 'friendly',
    parts: [
      pair('main', disc(56, 72, 46), true),
      pair('extra', disc(58, 74, 27)),
      half('main', 'M120 74C82 74 58 100 58 132C58 176 92 216 120 220', true),
      half('extra', 'M120 196C110 196 104 201 104 208C106 216 114 220 120 220'),
      line('M88 176L48 168M88 188L52 196', 5, 'dark', 'pair'),
    ],
    eye: { x: 92, y: 140 },
  },
  robot: {
    words: ['robot', 'robotic', 'bot', 'droid', 'chatbot'],
    nature: 'friendly',
    person: true,
    parts: [
      line('M120 56V34', 9, 'main'),
      whole('extra', disc(120, 26, 13)),
      pair('deep', 'M44 104H34C22 104 16 112 16 122V150C16 160 22 168 34 168H44Z', true),
      half('main', 'M120 52L82 52C56 52 40 68 40 94L40 172C40 198 56 214 82 214L120 214', true),
      half('dark', 'M120 84L92 84C72 84 62 94 62 112C62 132 72 142 92 142L120 142'),
      pair('light', disc(92, 113, 12)),
      line('M92 176H148', 9, 'light'),
    ],
  },
  astronaut: {
    words: ['astronaut', 'cosmonaut', 'spaceman'],
    nature: 'friendly',
    person: true,
    pale: true,
    parts: [
      pair('deep', disc(36, 122, 20), true),
      half('main', 'M120 22C64 22 28 64 28 118C28 160 46 192 74 208L120 216', true),
      half('light', 'M120 42C76 42 48 76 48 116C48 152 66 178 92 190L120 194'),
      half('dark', 'M120 62C86 62 66 84 66 114C66 146 88 164 120 164'),
      whole('light', 'M82 112C82 94 92 82 108 78C112 86 104 92 98 98C94 104 94 112 90 118C86 120 82 118 82 112Z'),
      half('extra', 'M120 200L88 200L96 224L120 224'),
    ],
  },
  knight: {
    words: ['knight', 'paladin', 'crusader', 'templar'],
    nature: 'fierce',
    person: true,
    parts: [
      whole('extra', 'M118 50C116 18 146 6 178 14C206 22 214 52 204 84C192 58 160 48 130 60Z', true),
      half('main', 'M120 40C78 40 54 70 54 112L54 170C66 196 92 216 120 226', true),
      half('dark', 'M120 100L66 112L70 130L120 124'),
      half('deep', 'M120 124L108 126L108 218L120 226'),
      pair('dark', 'M76 152L98 148V156L78 160ZM78 168L98 166V174L82 177ZM86 184L98 182V190L94 191Z'),
    ],
  },
  spartan: {
    words: ['spartan', 'trojan', 'gladiator', 'hoplite'],
    nature: 'fierce',
    person: true,
    parts: [
      half('extra', 'M120 8C106 8 98 14 96 26L98 64L120 64', true),
      half('main', 'M120 46C76 46 48 78 48 124L52 222L92 194L100 146L120 168', true),
      half('deep', 'M120 46L108 47L110 118L120 168'),
      pair('dark', 'M66 118L108 134L104 152C88 152 72 142 66 118Z'),
      pair('light', 'M78 132L100 142C92 146 84 142 78 132Z'),
    ],
  },
  ninja: {
    words: ['ninja', 'shinobi'],
    nature: 'fierce',
    person: true,
    parts: [
      whole('extra', 'M188 96L230 74L222 106L234 126L192 116Z', true),
      half('main', 'M120 28C72 28 42 66 42 120C42 176 76 214 120 214', true),
      half('extra', 'M120 74L52 84C46 92 44 100 43 110L120 100'),
      half('light', 'M120 112L54 108C52 124 56 138 62 146L120 148'),
    ],
    eye: { x: 88, y: 128, on: 'light' },
  },
  pirate: {
    words: ['pirate', 'buccaneer', 'corsair'],
    pale: true,
    nature: 'fierce',
    person: true,
    parts: [
      half('light', 'M120 96L66 96C62 160 88 218 120 218', true),
      half('dark', 'M120 150C100 150 84 160 70 150C74 192 96 226 120 228'),
      half('main', 'M120 22C84 22 68 44 60 62C38 66 18 82 12 100C48 118 86 122 120 122', true),
      whole(
        'light',
        'M120 54A18 18 0 0 0 102 72C102 80 106 84 110 87V96H130V87C134 84 138 80 138 72A18 18 0 0 0 120 54Z',
      ),
      pair('dark', disc(113, 73, 5)),
      whole('dark', 'M132 124L172 120L170 144C158 154 142 150 132 124Z'),
      whole('dark', 'M86 126L108 136C102 146 92 142 86 126Z'),
      line('M104 180C112 188 128 188 136 180', 6, 'light'),
    ],
  },
} as const satisfies Record<string, Creature>

export type CreatureName = keyof typeof CREATURES
