import { defineRecord } from '../../activity/records/record.ts'
import { organizations } from '../../tables/organizations/organizations.ts'

export const organizationRecord = defineRecord({
  type: 'Organization',
  table: organizations,
  notFound: 'Organization not found.',
  organizationId: ({ id }) => id,
  isItsOwnLog: true,
  labels: {
    avatar_key: 'Picture',
    privacy_setting: 'Who can see the profile',
    lets_work_be_shown: 'Creators may show their work',
    campaigns_count: 'Campaigns',
    collabs_count: 'Collabs',
    looked_at: 'Looked at',
    is_shown: 'On the start page',
    reporting_currency: 'Reporting currency',
  },
  sentences: {
    create: () => 'created the organization',
    update: () => 'changed the settings',
    choose_reporting: () => 'chose a reporting currency',
    look: () => 'looked at the organization',
    // The log outlives creators, so it tells how many they were and how they were chosen, never who.
    write_to_creators: ({ creators, filters }) =>
      `wrote the same to ${creators}${filters ? `, chosen by: ${filters}` : ''}`,
    destroy: ({ name }) => `deleted the organization “${name}”`,
  },
})
