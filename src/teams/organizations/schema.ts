import { z } from 'zod'
import { oneOf, requiredText, webAddress } from '../../framework/http/fields.ts'
import { imageField } from '../../framework/uploads/images.ts'
import { privacySettings } from '../../tables/organizations.ts'

/** In the order of the form. */
const organizationFields = z.object({
  name: requiredText,
  website: webAddress,
  privacy_setting: oneOf(privacySettings),
  avatar: imageField(5),
})

export const OrganizationCreate = organizationFields.partial().extend({ name: requiredText })

export const OrganizationUpdate = organizationFields.partial()

export type OrganizationChanges = z.infer<typeof OrganizationUpdate>
export type OrganizationFields = z.infer<typeof OrganizationCreate>
