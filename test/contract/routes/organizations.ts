import {
  forAdmins,
  forMembers,
  forTheOwner,
  forUsers,
  pages,
  type Row,
  writes,
} from '../support/row.ts'

export const rows: Row[] = [
  { route: 'GET /organizations', answers: forUsers(200), list: true },
  {
    route: 'POST /organizations',
    answers: writes(forUsers(201)),
    body: () => ({ organization: { name: 'Made', privacy_setting: 'restricted' } }),
  },
  {
    route: 'GET /organizations/:organization_id',
    answers: forMembers(200),
  },
  {
    route: 'GET /organizations/:organization_id/overview',
    answers: forMembers(200),
    page: 303,
  },
  {
    route: 'PATCH /organizations/:organization_id',
    answers: writes(forAdmins(200)),
    body: () => ({ organization: { name: 'Renamed', website: 'https://example.com' } }),
  },
  { route: 'DELETE /organizations/:organization_id', answers: writes(forTheOwner(204)) },
  { route: 'DELETE /organizations/:organization_id/avatar', answers: writes(forAdmins(204)) },

  { route: 'GET /organizations/new', answers: pages(forUsers(200)), pageOnly: true },
  {
    route: 'GET /organizations/:organization_id/edit',
    answers: pages(forAdmins(200)),
    pageOnly: true,
  },
]
