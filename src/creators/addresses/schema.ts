import { z } from 'zod'
import { blank, optionalText, requiredText, withExample } from '../../framework/http/fields.ts'
import { countryCodes } from '../../vocabulary/countries.ts'

/** A line that may be left empty, which clears it. */
function clearable<Text extends z.ZodType<string>>(text: Text) {
  const isBlank = (value: unknown) =>
    value === undefined || (typeof value === 'string' && value.trim() === '')
  return z.preprocess((value) => (isBlank(value) ? null : value), text.nullable())
}

const country = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
  z.enum(countryCodes as [string, ...string[]], {
    error: ({ input }) => (input ? 'is not included in the list' : blank),
  }),
)

const phone = optionalText.pipe(z.string().regex(/^\+?[\d\s()./-]{4,40}$/, 'is invalid'))

/** An address as it is stored, with everything that a parcel needs, in the order of the form. */
export const CompleteAddress = z.object({
  name: withExample(requiredText, 'Robin Vale'),
  line1: withExample(requiredText, 'Kastanienallee 7'),
  line2: withExample(clearable(optionalText), 'Second courtyard'),
  postal_code: withExample(clearable(optionalText), '10435'),
  city: withExample(requiredText, 'Berlin'),
  state: withExample(clearable(optionalText), 'Berlin'),
  country: withExample(country, 'DE'),
  phone: withExample(clearable(phone), '+49 30 901820'),
})

/** What is left out stays as it was. */
export const AddressSave = CompleteAddress.partial()

export type AddressChanges = z.infer<typeof AddressSave>
