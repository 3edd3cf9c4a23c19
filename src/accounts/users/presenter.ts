import { z } from 'zod'
import {
  areasOfToken,
  currency,
  idOf,
  minorUnits,
  sqid,
  text,
  timestamp,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Actor } from '../../tables/actor.ts'
import { permissions } from '../../tables/users/credentials/access-tokens.ts'
import type { User } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const person = {
  id: idOf('User'),
  name: text('Mara Lindqvist').describe('Empty until it is set'),
  email: text('mara@example.com'),
}

/** Someone, as part of a record that they made or belong to. */
export const UserInBriefJson = shapeOf<Pick<User, 'id' | 'name' | 'email'>>()(undefined, person)

const account = {
  ...person,
  hides_handle: z
    .boolean()
    .describe(
      'Whether ledgers show a number in place of your handle, and no link to your posts, to all but you and the brand',
    ),
  created_at: timestamp,
  updated_at: timestamp,
}

export const UserJson = shapeOf<User>()('User', account)

/** The user who asks, with what the credential of the request may do. */
export const MeJson = shapeOf<User & Pick<Actor, 'credential'>>()('Me', {
  ...account,
  credential_type: from(
    z.enum(['session', 'access_token']).describe('By which you are known here'),
    ({ credential }: Pick<Actor, 'credential'>) =>
      credential.type === 'access_token' ? 'access_token' : 'session',
  ),
  credential_name: from(
    text('Weekly report').describe('The description of the token, or the device of the session'),
    ({ credential }: Pick<Actor, 'credential'>) => credential.name,
  ),
  permission: from(
    z.enum(permissions).describe('Its scope: `read` for `GET` alone. A session may `write`'),
    ({ credential }: Pick<Actor, 'credential'>) => credential.permission ?? 'write',
  ),
  areas: from(
    areasOfToken
      .nullable()
      .meta({ description: 'The areas that it is limited to; null where it reaches everything' }),
    ({ credential }: Pick<Actor, 'credential'>) => credential.limits?.areas ?? null,
  ),
  organization_ids: from(
    z
      .array(sqid)
      .nullable()
      .meta({
        description: 'The organizations that it is limited to; null where it reaches all of yours',
        examples: [['k5dXwQ2n']],
      }),
    ({ credential }: Pick<Actor, 'credential'>) =>
      credential.limits?.organization_ids?.map((id) => encodeId('Organization', Number(id))) ??
      null,
  ),
  daily_limit_amount: from(
    minorUnits(
      250_000,
      'How much money it may move daily, in minor units; null where nothing limits that, or it may move nothing',
    ).nullable(),
    ({ credential }: Pick<Actor, 'credential'>) => credential.limits?.daily_limit_amount ?? null,
  ),
  daily_limit_currency: from(
    currency.nullable(),
    ({ credential }: Pick<Actor, 'credential'>) => credential.limits?.daily_limit_currency ?? null,
  ),
})
