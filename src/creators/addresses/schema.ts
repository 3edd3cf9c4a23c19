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
  name: withExample(requiredName, 'Robin Vale').describe('Whose name is on the parcel'),
  line1: withExample(requiredName, 'Kastanienallee 7'),
  line2: withExample(clearableName, 'Second courtyard').describe(
    'What the first line has no room for',
  ),
  postal_code: withExample(clearableName, '10435').describe(
    'The postal code, as the country writes it',
  ),
  city: withExample(requiredName, 'Berlin').describe('The town'),
  state: withExample(clearableName, 'Berlin').describe(
    'The state or region, where addresses name one',
  ),
  country: withExample(countryCode, 'DE'),
  phone: withExample(clearable(phone), '+49 30 901820').describe(
    'For the courier, with the country in front',
  ),
})

/** A field that is left out stays as it was. */
export const AddressSave = CompleteAddress.partial()

export type AddressChanges = z.infer<typeof AddressSave>
