import { z } from 'zod'
import { count, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import type { FailedJob } from '../../framework/jobs/overview.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { OrganizationJson } from '../../teams/organizations/presenter.ts'
import { staffOrganizationUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import type { WaitingQueue } from './queues.ts'

export const StaffOverviewJson = z
  .object({
    queues: z.array(
      z.object({
        name: text('collabs_to_review'),
        count: count(3),
        overdue_count: count(1),
        promised_hours: count(48),
        oldest_at: timestamp.nullable(),
        url: urlLike('https://troupe.example.com/staff/collabs.json'),
      }),
    ),
  })
  .meta({ id: 'StaffOverview' })

export function presentOverview(queues: WaitingQueue[]): z.infer<typeof StaffOverviewJson> {
  return {
    queues: queues.map(({ name, count, overdue_count, promisedHours, oldest_at, path }) => ({
      name,
      count,
      overdue_count,
      promised_hours: promisedHours,
      oldest_at,
      url: absolute(`${path}.json`),
    })),
  }
}

export const StaffOrganizationJson = OrganizationJson.extend({
  campaigns_count: count(4),
  collabs_count: count(2),
}).meta({ id: 'StaffOrganization' })

export function presentStaffOrganization(
  organization: Organization,
): z.infer<typeof StaffOrganizationJson> {
  return {
    ...OrganizationJson.present(organization),
    url: staffOrganizationUrl(organization),
    campaigns_count: organization.campaigns_count,
    collabs_count: organization.collabs_count,
  }
}

export const FailedJobJson = z
  .object({
    id: z
      .string()
      .meta({ description: 'Opaque id', examples: ['0b6c3f0e5a4d4c6f9d0e7b1a2c3d4e5f'] }),
    kind: text('deliver-mail'),
    attempts: count(12),
    reason: text('The mail server did not answer in time.'),
    recipient: text('m***@example.com')
      .nullable()
      .meta({ description: 'Whom a mail was for, masked; null for other kinds' }),
    created_at: timestamp,
    failed_at: timestamp,
  })
  .meta({ id: 'FailedJob' })

export function presentFailedJob(job: FailedJob): z.infer<typeof FailedJobJson> {
  return {
    id: publicId(job),
    kind: job.kind,
    attempts: job.attempts,
    reason: job.reason,
    recipient: job.recipient,
    created_at: job.created_at,
    failed_at: job.failed_at,
  }
}

/** The queue numbers its jobs by UUIDs, which cannot be guessed: they need no other form than this. */
export function publicId({ id }: Pick<FailedJob, 'id'>): string {
  return id.replaceAll('-', '')
}
