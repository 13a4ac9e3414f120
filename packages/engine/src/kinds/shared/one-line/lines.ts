/**
 * Drawings of one line, as the points that it runs through in a view box of 240: the pen is not lifted, and its stroke stays as wide.
 * A point marked with a third value is a corner; through the others the line runs smoothly.
 */

export interface OneLine {
  /** Words by which a prompt or a name calls it, singular. */
  words: readonly string[]
  /** 'x y', a corner as 'x y c', parted by commas. */
  way: string
}

export const ONE_LINES = {
  cat: {
    words: ['cat', 'kitten', 'kitty'],
    way: '8 206, 60 208, 96 204, 84 176, 80 140, 92 108, 88 84, 86 40 c, 112 62, 134 62, 158 38 c, 160 84, 150 106, 160 140, 176 172, 170 200, 130 206, 150 196, 190 206, 216 188, 214 152, 196 146, 190 160, 200 170',
  },
  bird: {
    words: ['bird', 'dove', 'sparrow', 'finch', 'swallow', 'wren', 'robin'],
    way: '10 152, 50 150, 84 128, 120 84, 150 30 c, 150 76, 168 84, 190 70, 208 76, 232 80 c, 210 92, 202 118, 180 146, 146 166, 104 170, 70 196, 56 224 c, 84 196, 116 168, 128 130, 96 76, 52 42 c, 66 94, 92 128, 124 148',
  },
  cup: {
    words: ['coffee', 'tea', 'cup', 'mug', 'espresso', 'cafe', 'café'],
    way: '8 208, 70 210, 116 206, 74 186, 56 150, 52 92 c, 176 92 c, 172 150, 154 186, 112 208, 158 184, 176 164, 206 154, 216 124, 196 106, 176 114',
  },
  leaf: {
    words: ['leaf', 'leave', 'herb', 'botanical'],
    way: '8 212, 60 208, 92 184, 124 144, 168 88, 124 144, 74 136, 70 88, 112 46, 198 24 c, 204 100, 180 152, 130 164, 92 184',
  },
  mountain: {
    words: ['mountain', 'peak', 'summit', 'alpine', 'hike', 'hiking', 'climbing'],
    way: '6 194, 40 192 c, 104 66 c, 134 120 c, 120 132, 104 108, 90 128, 78 116, 104 66 c, 146 142 c, 168 102 c, 216 192 c, 160 192, 234 194',
  },
  wave: {
    words: ['wave', 'surf', 'sea', 'ocean', 'coast', 'beach'],
    way: '4 190, 50 184, 78 140, 100 92, 150 66, 192 88, 200 128, 172 150, 146 138, 148 116, 166 114, 140 106, 116 134, 124 172, 168 190, 236 188',
  },
  heart: {
    words: ['heart', 'love'],
    way: '4 176, 60 180, 96 172, 120 196, 66 148, 42 100, 66 62, 104 70, 120 104, 138 70, 176 62, 198 100, 172 148, 120 196, 146 172, 184 180, 236 176',
  },
  flower: {
    words: ['flower', 'floral', 'florist', 'bloom', 'blossom', 'tulip'],
    way: '70 232, 110 200, 122 150, 92 146, 68 112, 72 58 c, 98 84, 106 60, 122 34 c, 138 60, 146 84, 172 58 c, 176 112, 152 146, 122 150, 124 188, 150 184, 172 158 c, 168 190, 146 206, 126 206, 134 224, 160 232',
  },
  lotus: {
    words: ['lotus', 'yoga', 'spa', 'meditation'],
    way: '4 196, 60 202, 112 192, 56 164, 22 106 c, 62 106, 92 130, 104 166, 76 112, 120 36 c, 164 112, 136 166, 148 130, 178 106, 218 106 c, 184 164, 128 192, 180 202, 236 196',
  },
  fish: {
    words: ['fish', 'seafood', 'salmon', 'trout', 'tuna'],
    way: '6 120, 22 128, 60 84, 112 72, 160 96, 188 120, 224 84 c, 214 120, 226 158 c, 188 124, 160 146, 112 168, 60 156, 22 128, 60 132, 80 120, 76 102, 62 104, 64 118',
  },
  house: {
    words: ['house', 'home', 'cottage', 'realty'],
    way: '4 204, 48 204 c, 48 112 c, 26 122, 120 42 c, 168 84 c, 168 56 c, 184 56 c, 184 98 c, 214 122, 192 112 c, 192 204 c, 142 204 c, 142 146 c, 100 146 c, 100 204 c, 236 204',
  },
  whale: {
    words: ['whale'],
    way: '4 170, 40 166, 40 118, 78 84, 134 88, 170 124, 196 130, 204 100, 182 72 c, 208 82, 216 84, 236 62 c, 234 96, 222 110, 222 146, 186 180, 120 186, 60 186, 40 166, 66 150, 110 158',
  },
  moon: {
    words: ['moon', 'night', 'sleep', 'luna'],
    way: '4 200, 70 204, 130 206, 76 178, 56 120, 82 62, 140 38 c, 112 76, 112 130, 146 166, 196 170 c, 170 200, 130 206, 180 204, 236 198',
  },
  candle: {
    words: ['candle', 'candlelight'],
    way: '10 212 c, 90 212 c, 90 110 c, 120 110 c, 120 96 c, 98 74, 106 46, 122 16 c, 138 46, 144 74, 120 96 c, 120 110 c, 150 110 c, 150 212 c, 230 212 c',
  },
} as const satisfies Record<string, OneLine>

export type OneLineName = keyof typeof ONE_LINES
