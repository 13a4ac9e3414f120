/** What of the configuration the pages tell to everybody. */
import type { Site } from '@limner/contract/types'
import { openAdapter } from '@limner/models'
import type { Config } from '../platform/config.ts'
import type { ModelChoice, ModelConfig } from '../platform/model-config.ts'

/** Networks whose name is not simply their host. */
const NETWORKS: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'codeberg.org': 'Codeberg',
  'bsky.app': 'Bluesky',
  'mastodon.social': 'Mastodon',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'youtube.com': 'YouTube',
  'dribbble.com': 'Dribbble',
  'behance.net': 'Behance',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
}

function socialLink(href: string): { label: string; href: string } {
  const host = new URL(href).hostname.replace(/^www\./, '')
  return { href, label: NETWORKS[host] ?? host }
}

/** 'OpenAI (api.openai.com)': who it is, and where what is asked goes. */
async function providerOf(adapter: string, { providers }: ModelConfig): Promise<string> {
  const { label, base } = await openAdapter(adapter)
  const host = URL.parse(providers[adapter]?.url ?? base ?? '')?.host
  return host ? `${label} (${host})` : label
}

async function modelsOf(config: ModelConfig): Promise<Site['models']> {
  const of = (role: ModelChoice['role']) => {
    const adapters = config.choices.filter((choice) => choice.role === role).map(({ adapter }) => adapter)
    return Promise.all([...new Set(adapters)].map((adapter) => providerOf(adapter, config)))
  }
  if (config.choices.length === 0) return null
  const [language, image] = await Promise.all([of('language'), of('image')])
  return { language, image, guests: config.guests }
}

export async function siteOf(config: Config): Promise<Site> {
  const {
    contactEmail,
    contactPhone,
    contactChat,
    socialLinks,
    registration,
    membersInvite,
    provider,
    monthlyDesigns,
    guestDays,
    models,
    readPages,
  } = config
  return {
    contact: {
      email: contactEmail ?? null,
      phone: contactPhone ?? null,
      chat: contactChat ?? null,
      social: socialLinks.map(socialLink),
    },
    registration,
    membersInvite,
    provider: provider?.name ?? null,
    monthlyDesigns,
    guestDays,
    models: await modelsOf(models),
    readsPages: readPages !== null,
  }
}
