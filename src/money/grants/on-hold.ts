import { sql } from 'drizzle-orm'
import { isFrozen } from './freeze.ts'

/**
 * Whether a doubt about its post or a dispute of its organization keeps a grant out of the balance of its
 * creator, on whatever day it was to come there. Within a statement about `grants`.
 */
export const isOnHold = sql<boolean>`(
  exists (select from campaign_submissions doubted
    where doubted.id = grants.submission_id and doubted.state = 'flagged')
  or exists (select from campaigns of_grant where of_grant.id = grants.campaign_id
    and ${isFrozen(sql`of_grant.organization_id`, sql`grants.currency`)}))`
