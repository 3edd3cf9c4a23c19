import { stillOneOf } from '../../unfinished-brief.ts'
import { type CampaignChanges, type TemplateName, templateNames } from '../schema.ts'

/** Beginnings of a campaign: each says what creators need to know, with “…” for what is to be filled in. */

type Template = {
  title: string
  description: string
  /** A usual rate for 1,000 views, in whole dollars, euros or pounds. */
  rate: number
  fields: Pick<CampaignChanges, 'content_type' | 'category' | 'platform_ids' | 'brief'>
}

const section = (title: string, ...items: string[]) =>
  `<h1>${title}</h1>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`

export const campaignTemplates: Record<TemplateName, Template> = {
  clipping: {
    title: 'Clips of a longer video',
    description: 'Creators cut short clips out of your show, stream or podcast.',
    rate: 1,
    fields: {
      content_type: 'clipping',
      category: 'entertainment',
      platform_ids: ['tiktok', 'youtube', 'instagram'],
      brief: [
        section(
          'What to cut',
          'The video or show, and where to download it: …',
          'Moments that work alone, which ones or which kind: …',
        ),
        section('Each clip', 'Upright, and this long: …', 'Names the show in its caption'),
        section(
          'Leave out',
          'Cuts that turn what was said into something else',
          'Other channels’ footage',
        ),
      ].join('\n'),
    },
  },
  ugc: {
    title: 'Creators’ own videos',
    description: 'Creators film something of their own about your brand.',
    rate: 3,
    fields: {
      content_type: 'ugc',
      category: 'personal_brand',
      platform_ids: ['tiktok', 'instagram'],
      brief: [
        section(
          'The idea',
          'The one thing that people should remember: …',
          'Two or three ways to show it: …',
        ),
        section(
          'Each video',
          'Upright, and this long: …',
          'Says in its caption that it is advertising',
        ),
        section('Leave out', 'Claims that we cannot stand behind', 'Other brands'),
      ].join('\n'),
    },
  },
  music: {
    title: 'A song in videos',
    description:
      'Creators use your sound on TikTok. Paste its link below, and each post is checked for it.',
    rate: 1,
    fields: {
      content_type: 'music',
      category: 'music',
      platform_ids: ['tiktok'],
      brief: [
        section(
          'The song',
          'Who it is by, and what it is about: …',
          'The seconds that we would like to hear: …',
        ),
        section(
          'Each video',
          'Uses the sound that is linked below, not a copy of it',
          'Lets the song be heard over everything else',
        ),
        section('Leave out', 'Remixes and other versions', 'Talking over the chorus'),
      ].join('\n'),
    },
  },
  product: {
    title: 'A product in use',
    description: 'Creators who have your product show what they do with it.',
    rate: 3,
    fields: {
      content_type: 'ugc',
      category: 'product',
      platform_ids: ['tiktok', 'youtube', 'instagram'],
      brief: [
        section('The product', 'What it is, and who it is for: …', 'Where creators get it: …'),
        section(
          'Each video',
          'Shows the product in use, in daylight',
          'Says what it costs and where to buy it',
          'Says in its caption that it is advertising',
        ),
        section(
          'Leave out',
          'Promises that the product cannot keep',
          'Comparisons with named competitors',
        ),
      ].join('\n'),
    },
  },
}

const known = ['usd', 'eur', 'gbp']

/** The rate that a template suggests. In currencies that are worth something else there is none. */
export function suggestedRate(name: TemplateName, currency: string): { cpm_amount?: number } {
  return known.includes(currency) ? { cpm_amount: campaignTemplates[name].rate * 100 } : {}
}

/** Whether nobody has completed the brief that a template began. */
export const isTemplateBrief = stillOneOf(
  templateNames.map((name) => campaignTemplates[name].fields.brief as string),
)

const openLines = new Set(
  templateNames.flatMap((name) => campaignTemplates[name].fields.brief?.match(/[^<>]+: …/g) ?? []),
)

/** The lines that a template left to be filled in, and that a brief still has as they were. */
export const openLinesIn = (brief: string): string[] =>
  [...openLines].filter((line) => brief.includes(line))
