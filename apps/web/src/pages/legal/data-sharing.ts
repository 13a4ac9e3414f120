/** What leaves the server, when, and where it goes: the landing page and the privacy policy say the same. */
import type { Site } from '@limner/contract/types'

const listed = (names: readonly string[], last: 'and' | 'or') =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}` : (names[0] ?? '')

const OWN_ENGINE = 'The built-in design engine runs on the server you are using and contacts no one else.'

/** A sentence each, without what this server does not offer. */
export function whatLeaves({ models }: Site): string[] {
  if (!models) return [OWN_ENGINE, 'No other models are set up here, so your prompts and images stay on this server.']
  const { language, image, guests } = models
  const who = guests ? 'Anyone using this server' : 'People with an account'
  const chosen = [language.length > 0 && 'language', image.length > 0 && 'image'].filter((role) => role !== false)
  return [
    OWN_ENGINE,
    `${who} can also choose ${listed(chosen, 'or')} models from other providers, below the message box. If you choose none, your prompts stay on this server.`,
    language.length > 0 &&
      `If you choose a language model, its provider receives your message, your earlier messages in that project and, when you edit, the content of the design. Here that is ${listed(language, 'or')}.`,
    image.length > 0 &&
      `If you choose an image model, its provider receives a description of the picture, or your whole message if the model is to make the entire picture. Here that is ${listed(image, 'or')}.`,
    language.length > 0 &&
      `One thing happens without being chosen: when ${guests ? 'you generate' : 'you are signed in and generate'} code from a photograph you uploaded, that photograph goes to a language model.`,
  ].filter((sentence) => sentence !== false)
}
