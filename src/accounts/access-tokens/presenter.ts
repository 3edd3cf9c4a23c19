import { z } from 'zod'
import { idOf, idOrNull, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { type AccessToken, permissions } from '../../tables/users/credentials/access-tokens.ts'
import type { NewAccessToken } from './model.ts'

const fields = {
  id: idOf('AccessToken'),
  description: text('Weekly report').describe('What it is for'),
  permission: z
    .enum(permissions)
    .describe('With `read` it is good for `GET` and `HEAD` only. It never changes'),
  created_at: timestamp,
}

export const AccessTokenJson = shapeOf<AccessToken>()('AccessToken', {
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
