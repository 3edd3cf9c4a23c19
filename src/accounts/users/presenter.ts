import { z } from 'zod'
import {
  areasOfToken,
  currency,
  idOf,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, nullable, seldom, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Actor } from '../../tables/actor.ts'
import { permissions } from '../../tables/users/credentials/access-tokens.ts'
import type { User } from '../../tables/users/users.ts'
import { organizationUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import type { Me } from './queries.ts'

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

const OwnerOfToken = shapeOf<{ id: number; name: string }>()(undefined, {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
  role: from(
    z
      .enum(roles)
      .meta({ description: 'What it may do there, within its areas', examples: ['admin'] }),
    () => 'admin' as const,
  ),
  is_owner: from(z.boolean().meta({ examples: [false] }), () => false),
  url: from(urlLike('https://troupe.example.com/organizations/k5dXwQ2n.json'), organizationUrl),
})

export const MeJson = shapeOf<Me>()('Me', {
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
    ({ credential, organization }: Pick<Me, 'credential' | 'organization'>) =>
      (organization ? [organization.id] : credential.limits?.organization_ids)?.map((id) =>
        encodeId('Organization', Number(id)),
      ) ?? null,
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
  spent_amount: minorUnits(0, 'How much of that it has moved within the last day'),
  expires_at: seldom(
    timestamp.nullable().describe('When the access token ends by itself; null where it does not'),
  ),
  organization: seldom(
    meaning(
      nullable(OwnerOfToken),
      'The organization that the token belongs to and acts for; null where it is of a person',
    ),
  ),
})
