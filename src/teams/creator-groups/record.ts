import { defineRecord } from '../../activity/records/record.ts'
import { creatorGroups } from '../../tables/organizations/creator-groups.ts'

/** The log outlives creators, so it tells how many were chosen and never who. */
export const creatorGroupRecord = defineRecord({
  type: 'CreatorGroup',
  table: creatorGroups,
  notFound: 'Group not found.',
  organizationId: ({ organization_id }) => organization_id,
  identity: ({ kind, name }) => ({ kind, name }),
  labels: { query: 'Filters', creators: 'Creators' },
  sentences: {
    create: ({ kind, name }) => `made the ${kind} “${name}”`,
    update: ({ kind, name }) => `changed the ${kind} “${name}”`,
    destroy: ({ kind, name }) => `deleted the ${kind} “${name}”`,
    add: ({ kind, name, creators }) => `put ${creators} on the ${kind} “${name}”`,
    remove: ({ kind, name, creators }) => `took ${creators} off the ${kind} “${name}”`,
  },
})
