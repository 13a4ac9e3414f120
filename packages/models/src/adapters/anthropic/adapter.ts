/** Anthropic: language, through the library. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { languageClient } from '../../language/client.ts'
import { type Adapter, connectionOf } from '../adapter.ts'

export const anthropic: Adapter = {
  name: 'anthropic',
  label: 'Anthropic',
  base: 'https://api.anthropic.com/v1',
  needsKey: true,
  language: (settings) =>
    languageClient(connectionOf(settings), ({ fetch }) =>
      createAnthropic({ baseURL: settings.base, apiKey: settings.key ?? '', fetch })(settings.model),
    ),
  probe: { path: '/models', headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }) },
}
