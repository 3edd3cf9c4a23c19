import { z } from 'zod'
import { text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { Address } from '../../tables/users/addresses.ts'

export const AddressJson = z
  .object({
    name: text('Robin Vale'),
    line1: text('Kastanienallee 7'),
    line2: text('Second courtyard').nullable(),
    city: text('Berlin'),
    state: text('Berlin').nullable(),
    postal_code: text('10435').nullable(),
    country: text('DE'),
    phone: text('+49 30 901820').nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Address' })

export function presentAddress(address: Address): z.infer<typeof AddressJson> {
  return {
    name: address.name,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: address.state,
    postal_code: address.postal_code,
    country: address.country,
    phone: address.phone,
    created_at: address.created_at,
    updated_at: address.updated_at,
  }
}
