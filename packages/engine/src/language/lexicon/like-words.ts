/** How one part is wished to be like another, and several alike. */
export interface LikeRow {
  what: 'size' | 'font' | 'weight' | 'colour'
  /** Before the part that is the model. */
  words: string
  /** Of several, without a model. */
  together: string
}

export const LIKES: readonly LikeRow[] = [
  {
    what: 'size',
    words:
      'the same size as|same size as|the size of|same size of|as big as|as large as|as small as|the same height as|match the size of|matching the size of|equal in size to|the same type size as|same font size as|the same font size as',
    together:
      'the same size|same size|equally big|equally large|one size|the same font size|same font size|equal in size|sizes',
  },
  {
    what: 'font',
    words:
      'the same font as|same font as|the same typeface as|same typeface as|the font of|the typeface of|match the font of|matching the font of|the same lettering as|same type as|the same type as',
    together: 'the same font|same font|the same typeface|same typeface|fonts',
  },
  {
    what: 'weight',
    words:
      'as bold as|the same weight as|same weight as|the weight of|match the weight of|as heavy as|as thin as|as light as',
    together: 'the same weight|same weight|equally bold',
  },
  {
    what: 'colour',
    words:
      'the colour of|the color of|the same colour as|the same color as|same colour as|same color as|the colour from|colour of|color of|match the colour of|match the color of|matching the colour of|matches the colour of|matches the color of|match the color with|the same shade as|same shade as|same green as|same blue as|same red as|the same green as|the same blue as|the same red as|the same pink as|the same orange as|the same yellow as|the same purple as|the same brown as|the same grey as|the same gray as|the same paint as',
    together:
      'the same colour|same colour|the same color|same color|one and the same colour|one colour|one color|matching colours|matching colors|colours|colors',
  },
]
