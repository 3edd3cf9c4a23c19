import type { CampaignFields } from '../programs/campaigns/schema.ts'
import type { Picture } from './banners.ts'
import { briefs } from './briefs.ts'
import type { Owners } from './organizations.ts'

/** How a campaign goes, in days before today. */
export type CampaignLife = {
  owner: keyof Owners
  fields: CampaignFields & { name: string }
  picture?: Picture
  created: number
  /** Paid into it at first, by the test provider. */
  budget?: number
  published?: number
  /** When posts are handed in, and how many. */
  posts?: { from: number; to: number; count: number; viral?: number[] }
  /** Whenever less than this is left, so much is added to what it owes. */
  topUp?: { below: number; by: number; until: number }
  paused?: number
  finished?: number
}

const germanSpeaking = ['DE', 'AT', 'CH']

const roast: CampaignLife = {
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
  budget: 600_000,
  published: 58,
  posts: { from: 57, to: 0.15, count: 125, viral: [17, 52, 96] },
  topUp: { below: 45_000, by: 60_000, until: 1 },
}

const coldBrew: CampaignLife = {
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
  posts: { from: 59.5, to: 49, count: 42 },
  finished: 48,
}

const hands: CampaignLife = {
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
  posts: { from: 38, to: 13, count: 20 },
  paused: 12,
}

const filter: CampaignLife = {
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
  budget: 45_000,
  published: 25,
  posts: { from: 24.5, to: 18, count: 13 },
}

const campfire: CampaignLife = {
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

const firstListen: CampaignLife = {
  owner: 'halide',
  fields: {
    name: 'Halide One: first listen',
    website: 'https://halide-audio.example/one',
    category: 'technology',
    content_type: 'clipping',
    platform_ids: ['youtube', 'tiktok', 'x'],
    cpm_amount: 240,
    base_reward_amount: 1500,
    max_payout_amount: 400_000,
    brief: briefs.firstListen,
  },
  picture: { palette: 'night', scene: 'tiles' },
  created: 5,
}

const nightBus: CampaignLife = {
  owner: 'halide',
  fields: {
    name: 'Night bus sessions',
    website: 'https://halide-audio.example/night-bus',
    category: 'music',
    content_type: 'music',
    platform_ids: ['tiktok', 'youtube', 'x'],
    cpm_amount: 210,
    min_payout_amount: 400,
    max_payout_amount: 120_000,
    brief: briefs.nightBus,
  },
  picture: { palette: 'night', scene: 'rings' },
  created: 46,
  budget: 900_000,
  published: 45,
  posts: { from: 44, to: 0.4, count: 45, viral: [21] },
  topUp: { below: 150_000, by: 400_000, until: 1 },
}

const oneTake: CampaignLife = {
  owner: 'halide',
  fields: {
    name: 'Unboxed in one take',
    category: 'technology',
    content_type: 'ugc',
    platform_ids: ['tiktok', 'youtube'],
    cpm_amount: 180,
    min_payout_amount: 300,
    max_payout_amount: 50_000,
    brief: briefs.oneTake,
  },
  picture: { palette: 'plum', scene: 'tiles' },
  created: 33,
  budget: 300_000,
  published: 32,
  posts: { from: 31, to: 16, count: 22 },
  finished: 15,
}

const mornings: CampaignLife = {
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
  posts: { from: 40, to: 0.3, count: 40, viral: [12] },
  topUp: { below: 150_000, by: 400_000, until: 1 },
}

export const campaignLives = {
  ...{ coldBrew, roast, nightBus, mornings, hands, oneTake, filter, firstListen, campfire },
}
