import { z } from 'zod'
import {
  flag,
  oneOf,
  unmarkedName,
  webAddress,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { imageField } from '../../framework/uploads/images.ts'
import { privacySettings } from '../../tables/organizations/organizations.ts'

const name = withExample(unmarkedName, 'Northwind Coffee').describe('As creators read it')

/** The fields in the order of the form. */
const organizationFields = z.object({
  name,
  website: withExample(webAddress, 'https://northwind.example/').describe('Empty clears it'),
  privacy_setting: oneOf(privacySettings),
  lets_work_be_shown: withExample(flag, true),
  avatar: imageField(5),
})

export const OrganizationCreate = organizationFields.partial().extend({ name })

export const OrganizationUpdate = organizationFields.partial()

export type OrganizationChanges = z.infer<typeof OrganizationUpdate>
export type OrganizationFields = z.infer<typeof OrganizationCreate>
