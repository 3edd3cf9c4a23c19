import { z } from 'zod'
import {
  areasOfToken,
  currency,
  idOf,
  idOrNull,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { type AccessToken, permissions } from '../../tables/users/credentials/access-tokens.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { NewAccessToken } from './model.ts'
import type { SpendingToken } from './queries.ts'

export const namedOrganizations = ({ organization_ids }: Pick<AccessToken, 'organization_ids'>) =>
  organization_ids?.map((id) => encodeId('Organization', Number(id))) ?? null

const fields = {
  id: idOf('AccessToken'),
  description: text('Weekly report').describe('What it is for'),
  permission: z
    .enum(permissions)
    .describe('With `read` it is good for `GET` and `HEAD` only. It never changes'),
  areas: areasOfToken.nullable().meta({
    description:
      'The areas that it is limited to, each with `read` or `write`; null where it reaches all that you do. They never change',
    examples: [{ review: 'write' }],
  }),
  daily_limit_amount: minorUnits(
    250_000,
    'How much money it may move daily, in minor units; null where nothing limits that, or it may move nothing',
  ).nullable(),
  daily_limit_currency: currency.nullable(),
  spent_amount: minorUnits(0, 'How much of that it has moved within the last day'),
  organization_ids: from(
    z
      .array(sqid)
      .nullable()
      .meta({
        description:
          'The organizations that it is limited to; null where it reaches all of yours. They never change',
        examples: [['k5dXwQ2n']],
      }),
    namedOrganizations,
  ),
  expires_at: timestamp.nullable().describe('When it ends by itself; null for when it is revoked'),
  created_at: timestamp,
}

export const AccessTokenJson = shapeOf<SpendingToken>()('AccessToken', {
  ...fields,
  made_by_id: meaning(
    idOrNull('AccessToken', 'made_by_id'),
    'The token that made it, and that it ends with',
  ),
  last_used_at: timestamp.nullable().describe('To the minute'),
})

export const NewAccessTokenJson = shapeOf<NewAccessToken>()('NewAccessToken', {
  ...fields,
  token: text('troupe_pat_p0JZk3cWbSxv9mTnQf7yLrGd2hVaEu5oXi8wKt1sRzM').describe('Shown this once'),
})
