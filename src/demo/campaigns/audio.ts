import { briefs } from '../briefs.ts'
import type { CampaignLife } from '../campaign-life.ts'

export const firstListen: CampaignLife = {
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

export const nightBus: CampaignLife = {
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
  posts: { from: 44, to: 0.4, count: 22, viral: [7, 16] },
  topUp: { below: 150_000, by: 400_000 },
}

export const oneTake: CampaignLife = {
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
  posts: { from: 31, to: 16, count: 14 },
  finished: 15,
}
