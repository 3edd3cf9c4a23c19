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
import { type Organization, privacySettings } from '../../tables/organizations/organizations.ts'
import { organizationUrl } from '../../vocabulary/addresses/urls.ts'

export const organizationFields = {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
  privacy_setting: z
    .enum(privacySettings)
    .describe(
      'Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members',
    ),
  website: urlLike('https://northwind.example/').nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(url, organizationUrl),
  avatar_url: avatar,
}

export const OrganizationJson = shapeOf<Organization>()('Organization', organizationFields)
