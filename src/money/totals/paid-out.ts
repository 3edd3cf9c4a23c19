import { type SQL, sql } from 'drizzle-orm'
import type { TransferEvent } from '../../tables/finance/ledger.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'

/** Transfers out of what an organization has set aside for its creators, and for fees. */
export function paidOut({ id }: Pick<Organization, 'id'>, events: TransferEvent[]): SQL {
  return sql`
    select moved.id, moved.event, moved.amount, moved.currency, moved.created_at, held.owner_id as submission_id
    from ledger_accounts held join ledger_transfers moved on moved.debit_account_id = held.id
    where held.kind = 'held' and held.owner_type = 'Submission' and moved.event in ${events}
      and held.owner_id in (
        select submission_id from grants
        where released_at is not null
          and campaign_id in (select id from campaigns where organization_id = ${id})
        union all
        select id from collab_submissions where organization_id = ${id})`
}
