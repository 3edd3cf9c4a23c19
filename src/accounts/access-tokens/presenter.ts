import { z } from 'zod'
import { sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { type AccessToken, permissions } from '../../tables/users/access-tokens.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { NewAccessToken } from './model.ts'

export const AccessTokenJson = z
  .object({
    id: sqid,
    description: text('Weekly report'),
    permission: z.enum(permissions),
    made_by_id: sqid
      .nullable()
      .meta({ description: 'The token that made it, and that it ends with' }),
    last_used_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'AccessToken' })

export const NewAccessTokenJson = z
  .object({
    id: sqid,
    token: text('troupe_pat_p0JZk3cWbSxv9mTnQf7yLrGd2hVaEu5oXi8wKt1sRzM').meta({
      description: 'Shown this once',
    }),
    description: text('Weekly report'),
    permission: z.enum(permissions),
    created_at: timestamp,
  })
  .meta({ id: 'NewAccessToken' })

export function presentAccessToken(accessToken: AccessToken): z.infer<typeof AccessTokenJson> {
  return {
    id: encodeId('AccessToken', accessToken.id),
    description: accessToken.description,
    permission: accessToken.permission,
    made_by_id:
      accessToken.made_by_id === null ? null : encodeId('AccessToken', accessToken.made_by_id),
    last_used_at: accessToken.last_used_at,
    created_at: accessToken.created_at,
  }
}

export function presentNewAccessToken({
  token,
  ...accessToken
}: NewAccessToken): z.infer<typeof NewAccessTokenJson> {
  return {
    id: encodeId('AccessToken', accessToken.id),
    token,
    description: accessToken.description,
    permission: accessToken.permission,
    created_at: accessToken.created_at,
  }
}
