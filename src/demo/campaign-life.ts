import type { CampaignFields } from '../programs/campaigns/schema.ts'
import type { Owners } from './people/organizations.ts'
import type { Picture } from './pictures/banners.ts'

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
  topUp?: { below: number; by: number }
  paused?: number
  finished?: number
}
