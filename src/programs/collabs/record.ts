import { defineRecord } from '../../activity/records/record.ts'
import { collabs } from '../../tables/collabs.ts'

export const collabRecord = defineRecord({
  type: 'Collab',
  table: collabs,
  notFound: 'Collab not found.',
  organizationId: ({ organization_id }) => organization_id,
  identity: ({ name }) => ({ name }),
  labels: {
    banner_image_key: 'Banner',
    require_spark_ads: 'Spark Ads code needed',
    requires_product_shipment: 'We send the product',
  },
  sentences: {
    create: ({ name }) => `created the collab “${name}”`,
    update: ({ name }) => `changed the collab “${name}”`,
    destroy: ({ name }) => `deleted the collab “${name}”`,
    submit: ({ name }) => `submitted the collab “${name}”`,
    pause: ({ name }) => `paused the collab “${name}”`,
    unpause: ({ name }) => `unpaused the collab “${name}”`,
  },
})
