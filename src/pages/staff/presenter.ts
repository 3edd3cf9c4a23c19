import { z } from 'zod'
import { count, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, listOf, shapeOf } from '../../framework/http/fields/shape.ts'
import type { FailedJob } from '../../framework/jobs/overview.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { organizationFields } from '../../teams/organizations/presenter.ts'
import type { NewOrganization } from '../../teams/organizations/staff/queries.ts'
import { staffOrganizationUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import type { WaitingQueue } from './queues.ts'

const QueueJson = shapeOf<WaitingQueue>()(undefined, {
  name: text('collabs_to_review'),
  count: count(3).describe('How many wait'),
  overdue_count: count(1).describe('How many of them wait for longer than was promised'),
  promised_hours: from(count(48), 'promisedHours'),
  oldest_at: timestamp.nullable().describe('Since when the oldest waits'),
  url: from(
    urlLike('https://troupe.example.com/staff/collabs.json').describe('The address of its list'),
    ({ path }: WaitingQueue) => absolute(`${path}.json`),
  ),
})

export const StaffOverviewJson = shapeOf<{ queues: WaitingQueue[] }>()('StaffOverview', {
  queues: listOf(QueueJson),
})

const staffOrganizationFields = {
  ...organizationFields,
  url: from(
    urlLike('https://troupe.example.com/staff/organizations/k5dXwQ2n.json'),
    staffOrganizationUrl,
  ),
  campaigns_count: count(4),
  collabs_count: count(2),
  looked_at: timestamp.nullable().describe('When staff first looked at it'),
  is_shown: z
    .boolean()
    .describe('Whether its programs are shown on the start page and at the top of discover'),
}

export const StaffOrganizationJson = shapeOf<Organization>()(
  'StaffOrganization',
  staffOrganizationFields,
)

export const NewOrganizationJson = shapeOf<NewOrganization>()('NewOrganization', {
  ...staffOrganizationFields,
  waiting_since: timestamp.describe('When it first published something that is still open'),
})

export const FailedJobJson = shapeOf<FailedJob>()('FailedJob', {
  id: from(
    text('0b6c3f0e5a4d4c6f9d0e7b1a2c3d4e5f').describe(
      'Opaque id. Good until it is tried again or discarded; if it fails once more it has another',
    ),
    publicId,
  ),
  kind: text('deliver-mail').describe('What was to be done, such as `deliver-mail`'),
  attempts: count(12).describe('How often it was tried'),
  reason: text('The mail server did not answer in time.').describe(
    'Why the last try failed, in words',
  ),
  recipient: text('m***@example.com')
    .nullable()
    .describe('Whom a mail was for, masked; null for other kinds'),
  created_at: timestamp.describe('When it was asked for'),
  failed_at: timestamp.describe('When it was given up'),
})

/** The queue numbers its jobs by UUIDs, which cannot be guessed: they need no other form than this. */
export function publicId({ id }: Pick<FailedJob, 'id'>): string {
  return id.replaceAll('-', '')
}
