import { z } from 'zod'
import {
  clearable,
  clearableName,
  countryCode,
  optionalText,
  requiredName,
  withExample,
} from '../../framework/http/fields/fields.ts'

const phone = optionalText.pipe(z.string().regex(/^\+?[\d\s()./-]{4,40}$/, 'is invalid'))

/** An address as it is stored, with everything that a parcel needs, in the order of the form. */
export const CompleteAddress = z.object({
  name: withExample(requiredName, 'Robin Vale'),
  line1: withExample(requiredName, 'Kastanienallee 7'),
  line2: withExample(clearableName, 'Second courtyard'),
  postal_code: withExample(clearableName, '10435'),
  city: withExample(requiredName, 'Berlin'),
  state: withExample(clearableName, 'Berlin'),
  country: withExample(countryCode, 'DE'),
  phone: withExample(clearable(phone), '+49 30 901820'),
})

/** A field that is left out stays as it was. */
export const AddressSave = CompleteAddress.partial()

export type AddressChanges = z.infer<typeof AddressSave>
