import { briefs } from '../briefs.ts'
import type { CampaignLife } from '../campaign-life.ts'

export const mornings: CampaignLife = {
  owner: 'saltmarsh',
  fields: {
    name: 'Ten-minute mornings',
    website: 'https://saltmarsh-skincare.example/mornings',
    category: 'beauty',
    content_type: 'ugc',
    platform_ids: ['tiktok', 'instagram'],
    cpm_amount: 230,
    min_payout_amount: 500,
    max_payout_amount: 90_000,
    brief: briefs.mornings,
  },
  picture: { palette: 'meadow', scene: 'hills' },
  created: 42,
  budget: 800_000,
  published: 41,
  posts: { from: 40, to: 0.3, count: 34, viral: [11] },
  topUp: { below: 150_000, by: 400_000 },
}

export const winter: CampaignLife = {
  owner: 'saltmarsh',
  fields: {
    name: 'Winter skin, no filter',
    website: 'https://saltmarsh-skincare.example/winter',
    category: 'beauty',
    content_type: 'ugc',
    currency: 'gbp',
    platform_ids: ['instagram', 'tiktok', 'youtube'],
    cpm_amount: 190,
    min_payout_amount: 400,
    max_payout_amount: 75_000,
    brief: briefs.winter,
  },
  picture: { palette: 'plum', scene: 'hills' },
  created: 30,
  budget: 450_000,
  published: 29,
  posts: { from: 28, to: 0.2, count: 28, viral: [13] },
  topUp: { below: 90_000, by: 250_000 },
}

export const refill: CampaignLife = {
  owner: 'saltmarsh',
  fields: {
    name: 'Refill, do not rebuy',
    website: 'https://saltmarsh-skincare.example/refill',
    category: 'product',
    content_type: 'slideshow',
    platform_ids: ['instagram', 'x'],
    cpm_amount: 130,
    base_reward_amount: 800,
    max_payout_amount: 35_000,
    brief: briefs.refill,
  },
  picture: { palette: 'meadow', scene: 'rings' },
  created: 13,
  budget: 180_000,
  published: 12,
  posts: { from: 11.5, to: 0.5, count: 12 },
  topUp: { below: 40_000, by: 80_000 },
}
