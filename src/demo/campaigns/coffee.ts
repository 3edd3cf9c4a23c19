import { briefs } from '../briefs.ts'
import type { CampaignLife } from '../campaign-life.ts'

const germanSpeaking = ['DE', 'AT', 'CH']

export const roast: CampaignLife = {
  owner: 'fernweh',
  fields: {
    name: 'Autumn roast launch',
    website: 'https://fernweh-coffee.example/autumn',
    category: 'food',
    content_type: 'ugc',
    currency: 'eur',
    countries: germanSpeaking,
    platform_ids: ['tiktok', 'instagram', 'youtube'],
    cpm_amount: 175,
    min_payout_amount: 350,
    max_payout_amount: 250_000,
    brief: briefs.roast,
  },
  picture: { palette: 'ember', scene: 'steam' },
  created: 59,
  budget: 482_000,
  published: 58,
  posts: { from: 57, to: 0.1, count: 58, viral: [7, 24, 41] },
  topUp: { below: 15_000, by: 32_000 },
}

export const coldBrew: CampaignLife = {
  owner: 'fernweh',
  fields: {
    name: 'Cold brew, warm evenings',
    website: 'https://fernweh-coffee.example/cold-brew',
    category: 'food',
    content_type: 'ugc',
    currency: 'eur',
    platform_ids: ['tiktok', 'instagram'],
    cpm_amount: 140,
    min_payout_amount: 300,
    max_payout_amount: 60_000,
    brief: briefs.coldBrew,
  },
  picture: { palette: 'dusk', scene: 'hills' },
  created: 60,
  budget: 400_000,
  published: 60,
  posts: { from: 59.5, to: 49, count: 12 },
  finished: 48,
}

export const hands: CampaignLife = {
  owner: 'fernweh',
  fields: {
    name: 'Barista hands',
    category: 'food',
    content_type: 'clipping',
    currency: 'eur',
    platform_ids: ['tiktok', 'youtube'],
    cpm_amount: 110,
    base_reward_amount: 500,
    max_payout_amount: 40_000,
    brief: briefs.hands,
  },
  picture: { palette: 'sand', scene: 'rings' },
  created: 40,
  budget: 250_000,
  published: 39,
  posts: { from: 38, to: 13, count: 16 },
  paused: 12,
}

export const filter: CampaignLife = {
  owner: 'fernweh',
  fields: {
    name: 'Filter or espresso?',
    category: 'food',
    content_type: 'ugc',
    currency: 'eur',
    platform_ids: ['tiktok', 'instagram'],
    cpm_amount: 260,
    min_payout_amount: 500,
    max_payout_amount: 30_000,
    brief: briefs.filter,
  },
  created: 26,
  budget: 20_000,
  published: 25,
  posts: { from: 24.5, to: 18, count: 9 },
}

export const oat: CampaignLife = {
  owner: 'fernweh',
  fields: {
    name: 'The oat milk question',
    website: 'https://fernweh-coffee.example/oat',
    category: 'food',
    content_type: 'ugc',
    currency: 'eur',
    platform_ids: ['tiktok', 'instagram'],
    cpm_amount: 150,
    min_payout_amount: 300,
    max_payout_amount: 45_000,
    brief: briefs.oat,
  },
  picture: { palette: 'sand', scene: 'steam' },
  created: 37,
  budget: 380_000,
  published: 36,
  posts: { from: 35, to: 0.2, count: 25, viral: [13] },
  topUp: { below: 60_000, by: 150_000 },
}

export const popUp: CampaignLife = {
  owner: 'fernweh',
  fields: {
    name: 'Portland pop-up week',
    website: 'https://fernweh-coffee.example/portland',
    category: 'travel',
    content_type: 'clipping',
    currency: 'usd',
    platform_ids: ['youtube', 'tiktok', 'x'],
    cpm_amount: 200,
    base_reward_amount: 1000,
    max_payout_amount: 60_000,
    brief: briefs.popUp,
  },
  picture: { palette: 'dusk', scene: 'tiles' },
  created: 20,
  budget: 350_000,
  published: 19,
  posts: { from: 18, to: 0.3, count: 16 },
  topUp: { below: 60_000, by: 150_000 },
}

export const campfire: CampaignLife = {
  owner: 'fernweh',
  fields: {
    name: 'Campfire brew guide',
    category: 'travel',
    content_type: 'slideshow',
    currency: 'eur',
    platform_ids: ['instagram', 'threads'],
    cpm_amount: 120,
    brief: briefs.campfire,
  },
  created: 4,
}
