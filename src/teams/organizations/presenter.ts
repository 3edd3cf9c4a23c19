import { z } from 'zod'
import { sqid, text, timestamp, url, urlLike } from '../../framework/http/fields/json-fields.ts'
import { type Organization, privacySettings } from '../../tables/organizations/organizations.ts'
import { fileUrl, organizationUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const OrganizationJson = z
  .object({
    id: sqid,
    name: text('Northwind Coffee'),
    privacy_setting: z.enum(privacySettings),
    website: urlLike('https://northwind.example/').nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url,
    avatar_url: urlLike('https://troupe.example.com/files/9Lw5vHc7RkTz3XqBn6MdYs.png').optional(),
  })
  .meta({ id: 'Organization' })

export function presentOrganization(organization: Organization): z.infer<typeof OrganizationJson> {
  return {
    id: encodeId('Organization', organization.id),
    name: organization.name,
    privacy_setting: organization.privacy_setting,
    website: organization.website,
    created_at: organization.created_at,
    updated_at: organization.updated_at,
    url: organizationUrl(organization),
    // Without a picture this field is left out instead of null. It is the only field of this kind.
    ...(organization.avatar_key !== null && { avatar_url: fileUrl(organization.avatar_key) }),
  }
}
