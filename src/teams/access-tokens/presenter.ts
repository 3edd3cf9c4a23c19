import {
  areasOfToken,
  currency,
  idOf,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { organizationTokenUrl } from '../../vocabulary/addresses/token-urls.ts'
import type { NewOrganizationToken } from './model.ts'
import type { OrganizationToken } from './queries.ts'

const at = 'https://troupe.example.com/organizations/k5dXwQ2n/access_tokens/Vq7RtzK8'

const fields = {
  id: idOf('OrganizationToken'),
  description: text('Sync with the shop').describe(
    'What it is for, and its name in lists and logs',
  ),
  areas: areasOfToken.meta({
    description:
      'The areas that it is limited to, each with `read` or `write`, which includes reading. They never change',
    examples: [{ review: 'write' }],
  }),
  daily_limit_amount: minorUnits(
    250_000,
    'How much money it may move daily, in minor units; null where it may move nothing',
  ).nullable(),
  daily_limit_currency: currency.nullable(),
  spent_amount: minorUnits(0, 'How much of that it has moved within the last day'),
  expires_at: timestamp.nullable().describe('When it ends by itself'),
  created_by_id: meaning(
    idOrNull('User', 'created_by_id'),
    'The admin who made it; null if they are gone',
  ),
  last_used_at: timestamp.nullable().describe('To the minute'),
  created_at: timestamp,
  url: from(urlLike(`${at}.json`), organizationTokenUrl),
}

export const OrganizationTokenJson = shapeOf<OrganizationToken>()('OrganizationToken', fields)

export const NewOrganizationTokenJson = shapeOf<NewOrganizationToken>()('NewOrganizationToken', {
  ...fields,
  token: text('troupe_pat_p0JZk3cWbSxv9mTnQf7yLrGd2hVaEu5oXi8wKt1sRzM').describe('Shown this once'),
})
