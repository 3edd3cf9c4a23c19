import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { newOrganizationsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { unseenOrganizations } from './queries.ts'

export const organizationsToLookAt: StaffQueue = {
  name: 'organizations_to_look_at',
  title: 'New organizations',
  empty: 'No new organization waits for a look.',
  icon: 'building',
  path: newOrganizationsPath,
  waiting: sql`select since from (${unseenOrganizations}) as unseen`,
  promisedHours: 24,
}
