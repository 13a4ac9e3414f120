/** Google: language and pictures, through the library. */
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { languageClient } from '../../language/client.ts'
import { libraryPainter } from '../../painting/by-library.ts'
import type { Abilities } from '../../ports.ts'
import type { Transport } from '../../wire/transport.ts'
import { type Adapter, connectionOf, type Settings } from '../adapter.ts'

/** It is told a proportion and chooses the pixels. */
const CAN: Abilities = { sizes: { longest: 2048 }, imageIn: true, vector: false, alpha: false, seed: false }
const at = ({ base, key }: Settings, { fetch }: Transport) =>
  createGoogleGenerativeAI({ baseURL: base, apiKey: key ?? '', fetch })

export const google: Adapter = {
  name: 'google',
  label: 'Google',
  base: 'https://generativelanguage.googleapis.com/v1beta',
  needsKey: true,
  language: (settings) => languageClient(connectionOf(settings), (line) => at(settings, line)(settings.model)),
  painter: (settings) =>
    libraryPainter(connectionOf(settings), CAN, 'ratio', (line) => at(settings, line).image(settings.model)),
  probe: { path: '/models', headers: (key) => ({ 'x-goog-api-key': key }) },
}
