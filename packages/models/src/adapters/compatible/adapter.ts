/** Whatever speaks OpenAI's protocol: Ollama, llama.cpp, vLLM, LM Studio, OpenRouter, Azure, … */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { languageClient } from '../../language/client.ts'
import { libraryPainter } from '../../painting/by-library.ts'
import type { Abilities } from '../../ports.ts'
import type { Transport } from '../../wire/transport.ts'
import { type Adapter, bearer, connectionOf, type Settings } from '../adapter.ts'

const CAN: Abilities = { sizes: { longest: 1536 }, imageIn: false, vector: false, alpha: false, seed: false }
const at = ({ base, key }: Settings, { fetch }: Transport) =>
  createOpenAICompatible({
    ...{ name: 'compatible', baseURL: base, fetch, supportsStructuredOutputs: true, includeUsage: true },
    ...(key && { apiKey: key }),
  })

export const compatible: Adapter = {
  name: 'compatible',
  label: 'OpenAI-compatible server',
  base: null,
  needsKey: false,
  language: (settings) =>
    languageClient(connectionOf(settings), (line) => at(settings, line).chatModel(settings.model)),
  painter: (settings) =>
    libraryPainter(connectionOf(settings), CAN, 'size', (line) => at(settings, line).imageModel(settings.model)),
  probe: { path: '/models', headers: bearer },
}
