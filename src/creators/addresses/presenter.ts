import { z } from 'zod'
import { timestamp } from '../../framework/http/json-fields.ts'
import type { Address } from '../../tables/addresses.ts'

export const AddressJson = z
  .object({
    name: z.string(),
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    state: z.string().nullable(),
    postal_code: z.string().nullable(),
    country: z.string().meta({ examples: ['DE'] }),
    phone: z.string().nullable(),
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
