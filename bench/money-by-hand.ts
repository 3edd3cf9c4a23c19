import type pg from 'pg'
import type { Campaign } from '../src/tables/campaigns/campaigns.ts'
import type { User } from '../src/tables/users/users.ts'

/**
 * The same rows as our own code writes, in as few statements as they can be. The database keeps balances
 * and budgets here too.
 */
export async function fundByHand(pool: pg.Pool, campaign: Campaign, user: User): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query({
      name: 'bench_lock_organization',
      text: 'select id from organizations where id = $1 for update',
      values: [campaign.organization_id],
    })
    await client.query({
      name: 'bench_lock_campaign',
      text: 'select id from campaigns where id = $1 for update',
      values: [campaign.id],
    })
    const { rows } = await client.query<{ id: string }>({
      name: 'bench_fund',
      text: `insert into fundings (organization_id, campaign_id, user_id, provider, amount, currency, status, succeeded_at)
        values ($1, $2, $3, 'test', 1000000, 'usd', 'succeeded', now()) returning id`,
      values: [campaign.organization_id, campaign.id, user.id],
    })
    await client.query({
      name: 'bench_audit',
      text: `insert into audit_events (organization_id, user_id, user_name, action, record_type, record_id,
          changes, credential_type, credential_name, user_agent, ip)
        select $1, $2, 'Bench', action, 'Funding', $3, '{"money":["$10,000.00","$10,000.00"]}', 'system', 'Bench', 'bench', ''
        from unnest(array['create', 'succeed']) action`,
      values: [campaign.organization_id, user.id, rows[0]?.id],
    })
    await client.query({
      name: 'bench_receipt',
      text: `insert into papers (kind, organization_id, funding_id, issuer, recipient, lines, currency, total_amount, tax_note, is_test)
        select 'receipt', $1, $2, '{"name":"Bench"}', jsonb_build_object('legal_name', name), '[{"text":"Budget","amount":1000000}]',
          'usd', 1000000, 'None', true
        from organizations where id = $1`,
      values: [campaign.organization_id, rows[0]?.id],
    })
    await client.query({
      name: 'bench_move',
      text: `insert into ledger_transfers (idempotency_key, event, debit_account_id, credit_account_id, amount, currency)
        select 'funding:' || $1::bigint, 'funding_succeeded', source.id, budget.id, 1000000, 'usd'
        from ledger_accounts source, ledger_accounts budget
        where source.kind = 'external' and source.provider = 'test' and source.owner_id = 0
          and source.owner_type = '' and source.currency = 'usd'
          and budget.kind = 'budget' and budget.owner_id = $2 and budget.currency = 'usd'`,
      values: [rows[0]?.id, campaign.id],
    })
  })
}

export async function grantByHand(
  pool: pg.Pool,
  campaign: Campaign,
  user: User,
  submission: number,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query({
      name: 'bench_grant',
      text: `insert into grants (campaign_id, submission_id, number, user_id, currency, reward_amount, fee_amount, release_at)
        values ($1, $2, 1, $3, 'usd', 10, 1, now() + interval '7 days')`,
      values: [campaign.id, submission, user.id],
    })
    const { rows } = await client.query<{ id: string }>({
      name: 'bench_open',
      text: `insert into ledger_accounts (kind, owner_id, owner_type, currency)
        values ('held', $1, 'Submission', 'usd') returning id`,
      values: [submission],
    })
    await client.query({
      name: 'bench_reserve',
      text: `insert into ledger_transfers (idempotency_key, event, debit_account_id, credit_account_id, amount, currency)
        select 'grant:' || $1::bigint || ':1:' || part || ':granted', part || '_granted', budget.id, $2, amount, 'usd'
        from ledger_accounts budget, (values ('reward', 10), ('fee', 1)) parts (part, amount)
        where budget.kind = 'budget' and budget.owner_id = $3 and budget.currency = 'usd'`,
      values: [submission, rows[0]?.id, campaign.id],
    })
  })
}

async function inTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}
