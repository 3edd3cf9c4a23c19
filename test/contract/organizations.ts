import {
  forAdmins,
  forMembers,
  forTheOwner,
  forUsers,
  pages,
  type Row,
  writes,
} from './support/row.ts'

const organization = {
  id: 'id',
  name: 'text',
  privacy_setting: 'text',
  website: 'address?',
  created_at: 'time',
  updated_at: 'time',
  url: 'json_address',
  avatar_url: 'address-',
}

export const rows: Row[] = [
  { route: 'GET /organizations', answers: forUsers(200), fields: organization, list: true },
  {
    route: 'POST /organizations',
    answers: writes(forUsers(201)),
    body: () => ({ organization: { name: 'Made', privacy_setting: 'restricted' } }),
    fields: organization,
  },
  {
    route: 'GET /organizations/:organization_id',
    answers: forMembers(200),
    fields: organization,
  },
  {
    route: 'GET /organizations/:organization_id/overview',
    answers: forMembers(200),
    fields: {
      period: 'text',
      first_day: 'text',
      last_day: 'text',
      now: 'object',
      before: 'object',
      points: 'records',
      budget: 'object?',
      waits: 'records',
      best_posts: 'records',
    },
    page: 303,
  },
  {
    route: 'PATCH /organizations/:organization_id',
    answers: writes(forAdmins(200)),
    body: () => ({ organization: { name: 'Renamed', website: 'https://example.com' } }),
    fields: organization,
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
