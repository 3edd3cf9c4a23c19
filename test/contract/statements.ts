import { createGrant } from '../support/earnings.ts'
import { makeStaff } from '../support/staff.ts'
import { forItsUser, forUsers, pages, type Row } from './support/row.ts'
import type { World } from './support/world.ts'

async function granted({ owner }: Pick<World, 'owner'>) {
  await createGrant(owner.user, 500)
  return { year: '2026' }
}

/** A token fetches a file as a browser does. */
const files = { ...forUsers(200), nobody: 303 }

export const rows: Row[] = [
  { route: 'GET /me/earnings', answers: pages(forUsers(200)), pageOnly: true },
  { route: 'GET /me/earnings/:year.csv', answers: files, given: granted, pageOnly: true },
  {
    route: 'GET /me/earnings/weeks',
    answers: forUsers(200),
    given: granted,
    fields: { currency: 'text', weeks: 'records' },
    list: true,
    page: 303,
  },
  {
    route: 'GET /me/balances',
    answers: forUsers(200),
    given: granted,
    fields: {
      currency: 'text',
      available_amount: 'integer',
      held_amount: 'integer',
      next_release_at: 'time?',
      reserved_amount: 'integer',
      owed_amount: 'integer',
      flagged_amount: 'integer',
      flagged_until: 'time?',
      on_the_way_amount: 'integer',
      paid_amount: 'integer',
    },
    list: true,
    page: 303,
  },
  {
    route: 'GET /me/statement',
    answers: forUsers(200),
    given: granted,
    fields: {
      id: 'id',
      event: 'text',
      description: 'text',
      amount: 'integer',
      currency: 'text',
      held_change: 'integer',
      available_change: 'integer',
      on_the_way_change: 'integer',
      campaign_id: 'id?',
      campaign_name: 'text?',
      collab_id: 'id?',
      collab_name: 'text?',
      payout_id: 'id?',
      created_at: 'time',
    },
    list: true,
  },
  {
    route: 'GET /staff/liabilities',
    answers: forItsUser(200),
    given: async ({ owner }) => {
      makeStaff(owner.user)
      return granted({ owner })
    },
    fields: {
      currency: 'text',
      available_amount: 'integer',
      held_amount: 'integer',
      on_the_way_amount: 'integer',
      wallet_amount: 'integer',
      budget_amount: 'integer',
      refund_amount: 'integer',
      disputed_amount: 'integer',
      debt_amount: 'integer',
      fees_amount: 'integer',
      held_fees_amount: 'integer',
      providers: 'records',
    },
    list: true,
  },
  { route: 'GET /me/statement.csv', answers: files, given: granted, pageOnly: true },
]
