/** Whatever speaks OpenAI's protocol: Ollama, llama.cpp, vLLM, LM Studio, OpenRouter, Azure, … */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { speaker } from '../../language/speaker.ts'
import { libraryPainter } from '../../painting/by-library.ts'
import type { Abilities } from '../../ports.ts'
import type { Line } from '../../wire/line.ts'
import { type Adapter, bearer, type Settings, wireOf } from '../adapter.ts'

const CAN: Abilities = { sizes: { longest: 1536 }, imageIn: false, vector: false, alpha: false, seed: false }
const at = ({ base, key }: Settings, { fetch }: Line) =>
  createOpenAICompatible({
    ...{ name: 'compatible', baseURL: base, fetch, supportsStructuredOutputs: true },
    ...(key && { apiKey: key }),
  })

export const compatible: Adapter = {
  name: 'compatible',
  label: 'OpenAI-compatible server',
  base: null,
  needsKey: false,
  language: (settings) => speaker(wireOf(settings), (line) => at(settings, line).chatModel(settings.model)),
  painter: (settings) =>
    libraryPainter(wireOf(settings), CAN, 'size', (line) => at(settings, line).imageModel(settings.model)),
  probe: { path: '/models', headers: bearer },
}
