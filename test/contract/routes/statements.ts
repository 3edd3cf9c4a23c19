import { createGrant } from '../../support/world/earnings.ts'
import { makeStaff } from '../../support/world/staff.ts'
import { forItsUser, forUsers, pages, type Row } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function granted({ owner }: Pick<World, 'owner'>) {
  await createGrant(owner.user, 500)
  return { year: '2026' }
}

/** A token fetches a file as a browser does. */
const files = { ...forUsers(200), nobody: 303 }

export const rows: Row[] = [
  { route: 'GET /me/earnings', answers: pages(forUsers(200)), pageOnly: true },
  { route: 'GET /me/earnings/:year.csv', answers: files, given: granted, pageOnly: true },
  { route: 'GET /me/earnings/:year.pdf', answers: files, given: granted, pageOnly: true },
  {
    route: 'GET /me/earnings/weeks',
    answers: forUsers(200),
    given: granted,
    list: true,
    page: 303,
  },
  {
    route: 'GET /me/balances',
    answers: forUsers(200),
    given: granted,
    list: true,
    page: 303,
  },
  {
    route: 'GET /me/statement',
    answers: forUsers(200),
    given: granted,
    list: true,
  },
  {
    route: 'GET /staff/liabilities',
    answers: forItsUser(200),
    given: async ({ owner }) => {
      makeStaff(owner.user)
      return granted({ owner })
    },
    list: true,
  },
  { route: 'GET /me/statement.csv', answers: files, given: granted, pageOnly: true },
]
