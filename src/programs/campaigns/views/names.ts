import type { Campaign } from '../../../tables/campaigns/campaigns.ts'

export const contentTypeNames: Record<Campaign['content_type'], string> = {
  clipping: 'Clipping',
  ugc: 'User-generated content',
  music: 'Music',
  logo: 'Logo placement',
  slideshow: 'Slideshow',
  other: 'Other',
}
