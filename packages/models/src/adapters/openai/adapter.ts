/** OpenAI: language and pictures, through the library. */
import { createOpenAI } from '@ai-sdk/openai'
import { speaker } from '../../language/speaker.ts'
import { libraryPainter } from '../../painting/by-library.ts'
import type { Abilities } from '../../ports.ts'
import type { Line } from '../../wire/line.ts'
import { type Adapter, bearer, type Settings, wireOf } from '../adapter.ts'

const CAN: Abilities = {
  sizes: [
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
  ],
  ...{ imageIn: true, vector: false, alpha: true, seed: false },
}
const at = ({ base, key }: Settings, { fetch }: Line) => createOpenAI({ baseURL: base, apiKey: key ?? '', fetch })

export const openai: Adapter = {
  name: 'openai',
  label: 'OpenAI',
  base: 'https://api.openai.com/v1',
  needsKey: true,
  language: (settings) => speaker(wireOf(settings), (line) => at(settings, line).responses(settings.model)),
  painter: (settings) =>
    libraryPainter(wireOf(settings), CAN, 'size', (line) => at(settings, line).image(settings.model)),
  probe: { path: '/models', headers: bearer },
}
