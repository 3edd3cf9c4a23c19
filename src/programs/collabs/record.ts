import { defineRecord } from '../../activity/records/record.ts'
import { collabs } from '../../tables/collabs/collabs.ts'

export const collabRecord = defineRecord({
  type: 'Collab',
  table: collabs,
  notFound: 'Collab not found.',
  organizationId: ({ organization_id }) => organization_id,
  // The currency says what the amounts are amounts of.
  identity: ({ name, currency }) => ({ name, currency }),
  derived: ['excerpt'],
  labels: {
    banner_image_key: 'Banner',
    banner_focus_x: 'Focus of the banner from the left, in percent',
    banner_focus_y: 'Focus of the banner from the top, in percent',
    platform_ids: 'Platforms',
    min_quote_amount: 'Lowest price expected',
    max_quote_amount: 'Highest price expected',
    creator_limit: 'Creators wanted',
    accepted_count: 'Accepted',
    applications_end_at: 'Applications until',
    usage_rights: 'Usage rights',
    usage_days: 'Days of the usage rights',
    content_days: 'Days for the content',
    revision_rounds: 'Rounds of changes',
    require_spark_ads: 'Spark Ads code needed',
    spark_days: 'Days of the Spark code',
    requires_product_shipment: 'We send the product',
    review_note: 'Note',
    submissions_count: 'Submissions',
    completed_count: 'Completed',
  },
  sentences: {
    create: ({ name }) => `created the collab “${name}”`,
    update: ({ name }) => `changed the collab “${name}”`,
    destroy: ({ name }) => `deleted the collab “${name}”`,
    submit: ({ name }) => `submitted the collab “${name}”`,
    take_back: ({ name }) => `took the collab “${name}” back from review`,
    publish: ({ name }) => `published the collab “${name}”`,
    return: ({ name }) => `returned the collab “${name}” to its authors`,
    pause: ({ name }) => `paused the collab “${name}”`,
    unpause: ({ name }) => `unpaused the collab “${name}”`,
  },
})
