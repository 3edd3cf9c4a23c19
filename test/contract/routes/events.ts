import { forMembers, forUsers, type Row } from '../support/row.ts'

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/events',
    answers: forMembers(200),
    page: 303,
  },
  { route: 'GET /me/events', answers: forUsers(200), page: 303 },
]
