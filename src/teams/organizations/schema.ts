import { z } from 'zod'
import { oneOf, requiredName, webAddress, withExample } from '../../framework/http/fields/fields.ts'
import { imageField } from '../../framework/uploads/images.ts'
import { privacySettings } from '../../tables/organizations/organizations.ts'

const name = withExample(requiredName, 'Northwind Coffee')

/** In the order of the form. */
const organizationFields = z.object({
  name,
  website: withExample(webAddress, 'https://northwind.example/'),
  privacy_setting: oneOf(privacySettings),
  avatar: imageField(5),
})

export const OrganizationCreate = organizationFields.partial().extend({ name })

export const OrganizationUpdate = organizationFields.partial()

export type OrganizationChanges = z.infer<typeof OrganizationUpdate>
export type OrganizationFields = z.infer<typeof OrganizationCreate>
