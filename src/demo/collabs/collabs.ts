import type { CollabFields } from '../../programs/collabs/schema.ts'
import { briefs } from '../briefs.ts'
import type { Owners } from '../people/organizations.ts'
import type { Picture } from '../pictures/banners.ts'

/** How a collab goes, in days before today. */
export type CollabLife = {
  owner: keyof Owners
  fields: CollabFields & { name: string }
  picture?: Picture
  created: number
  submitted?: number
  published?: number
  paused?: number
}

const mug: CollabLife = {
  owner: 'fernweh',
  fields: {
    name: 'Hand-thrown mug',
    website: 'https://fernweh-coffee.example/mug',
    currency: 'eur',
    countries: ['DE'],
    requires_product_shipment: true,
    brief: briefs.mug,
  },
  picture: { palette: 'sand', scene: 'hills' },
  created: 6,
}

const grinder: CollabLife = {
  owner: 'fernweh',
  fields: {
    name: 'Coffee where nobody expects it',
    website: 'https://fernweh-coffee.example/grinder',
    currency: 'eur',
    countries: ['DE', 'AT', 'CH'],
    requires_product_shipment: true,
    creator_limit: 12,
    min_quote_amount: 20_000,
    max_quote_amount: 35_000,
    usage_rights: 'paid_ads',
    usage_days: 90,
    brief: briefs.grinder,
  },
  picture: { palette: 'dusk', scene: 'rings' },
  created: 52,
  submitted: 51,
  published: 50,
}

const sunday: CollabLife = {
  owner: 'fernweh',
  fields: {
    name: 'A slow Sunday',
    currency: 'eur',
    creator_limit: 5,
    max_quote_amount: 25_000,
    usage_rights: 'organic',
    brief: briefs.sunday,
  },
  picture: { palette: 'ember', scene: 'tiles' },
  created: 12,
  submitted: 11,
  published: 10,
}

const speakers: CollabLife = {
  owner: 'halide',
  fields: {
    name: 'A month with bookshelf speakers',
    website: 'https://halide-audio.example/bookshelf',
    countries: ['US', 'CA'],
    requires_product_shipment: true,
    require_spark_ads: true,
    brief: briefs.speakers,
  },
  picture: { palette: 'plum', scene: 'rings' },
  created: 2,
  submitted: 1.2,
}

const desk: CollabLife = {
  owner: 'halide',
  fields: {
    name: 'Desk tours with sound',
    platform_ids: ['tiktok'],
    require_spark_ads: true,
    spark_days: 30,
    min_quote_amount: 40_000,
    usage_rights: 'everywhere',
    usage_days: 365,
    brief: briefs.desk,
  },
  picture: { palette: 'night', scene: 'steam' },
  created: 44,
  submitted: 43,
  published: 42,
}

const serum: CollabLife = {
  owner: 'saltmarsh',
  fields: {
    name: 'Seven days, one serum',
    website: 'https://saltmarsh-skincare.example/serum',
    requires_product_shipment: true,
    brief: briefs.serum,
  },
  picture: { palette: 'meadow', scene: 'tiles' },
  created: 38,
  submitted: 37,
  published: 36,
}

const beach: CollabLife = {
  owner: 'saltmarsh',
  fields: { name: 'What is in your beach bag?', brief: briefs.beach },
  picture: { palette: 'sand', scene: 'steam' },
  created: 58,
  submitted: 57,
  published: 56,
  paused: 20,
}

const shelf: CollabLife = {
  owner: 'saltmarsh',
  fields: {
    name: 'The bathroom shelf, as it is',
    website: 'https://saltmarsh-skincare.example/shelf',
    currency: 'gbp',
    brief: briefs.shelf,
  },
  picture: { palette: 'plum', scene: 'steam' },
  created: 17,
  submitted: 16,
  published: 15,
}

export const collabLives = { beach, grinder, desk, serum, shelf, sunday, mug, speakers }
