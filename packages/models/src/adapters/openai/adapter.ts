/** OpenAI: language and pictures, through the library. */
import { createOpenAI } from '@ai-sdk/openai'
import { languageClient } from '../../language/client.ts'
import { libraryPainter } from '../../painting/by-library.ts'
import type { Abilities } from '../../ports.ts'
import type { Transport } from '../../wire/transport.ts'
import { type Adapter, bearer, connectionOf, type Settings } from '../adapter.ts'

const CAN: Abilities = {
  sizes: [
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
  ],
  ...{ imageIn: true, vector: false, alpha: true, seed: false },
}
const at = ({ base, key }: Settings, { fetch }: Transport) => createOpenAI({ baseURL: base, apiKey: key ?? '', fetch })

export const openai: Adapter = {
  name: 'openai',
  label: 'OpenAI',
  base: 'https://api.openai.com/v1',
  needsKey: true,
  language: (settings) =>
    languageClient(connectionOf(settings), (line) => at(settings, line).responses(settings.model)),
  painter: (settings) =>
    libraryPainter(connectionOf(settings), CAN, 'size', (line) => at(settings, line).image(settings.model)),
  probe: { path: '/models', headers: bearer },
}
