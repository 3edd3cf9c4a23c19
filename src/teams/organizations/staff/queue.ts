import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { listings } from '../../../tables/listings.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { newOrganizationsPath } from '../../../vocabulary/addresses/staff-urls.ts'

/** Organizations that are new and have a public program, with the time of the first of them. */
export const unseenOrganizations = sql`
  select listing.organization_id, min(listing.published_at) as since
  from ${listings} listing join ${organizations} organization on organization.id = listing.organization_id
  where not listing.is_shown and listing.privacy_setting = 'public' and organization.looked_at is null
  group by listing.organization_id`

export const organizationsToLookAt: StaffQueue = {
  name: 'organizations_to_look_at',
  title: 'New organizations',
  empty: 'No new organization waits for a look.',
  icon: 'building',
  path: newOrganizationsPath,
  waiting: sql`select since from (${unseenOrganizations}) as unseen`,
  promisedHours: 24,
}
