import { text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { Address } from '../../tables/users/addresses.ts'

export const AddressJson = shapeOf<Address>()('Address', {
  name: text('Robin Vale'),
  line1: text('Kastanienallee 7').describe('Street and number'),
  line2: text('Second courtyard').nullable(),
  city: text('Berlin'),
  state: text('Berlin').nullable(),
  postal_code: text('10435').nullable(),
  country: text('DE').describe('Two letters, ISO 3166-1'),
  phone: text('+49 30 901820').nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
