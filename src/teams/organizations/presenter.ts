import { z } from 'zod'
import {
  avatar,
  idOf,
  text,
  timestamp,
  url,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Member } from '../../tables/actor.ts'
import { type Organization, privacySettings } from '../../tables/organizations/organizations.ts'
import { organizationUrl } from '../../vocabulary/addresses/urls.ts'
import { type Role, roles } from '../../vocabulary/people/roles.ts'

export const organizationFields = {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
  privacy_setting: z
    .enum(privacySettings)
    .describe(
      'Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members',
    ),
  website: urlLike('https://northwind.example/').nullable(),
  lets_work_be_shown: z
    .boolean()
    .describe('Whether creators may show the work that they did for it on their profiles'),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(url, organizationUrl),
  avatar_url: avatar,
}

/** An organization that someone belongs to, with their part in it. */
type OwnOrganization = Organization & { role: Role; is_owner: boolean }

export const OrganizationJson = shapeOf<OwnOrganization>()('Organization', {
  ...organizationFields,
  role: z.enum(roles).meta({
    description:
      'Yours: what you may do in it. `admin` for a token of the organization, within its areas',
    examples: ['admin'],
  }),
  is_owner: z.boolean().meta({ description: 'Whether you own it', examples: [true] }),
})

export function presentOwn({
  membership,
  organization,
}: Pick<Member, 'membership' | 'organization'>) {
  const { role, is_owner } = membership
  return OrganizationJson.present({ ...organization, role, is_owner })
}
