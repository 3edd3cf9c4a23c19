import { countriesByName } from '../../../vocabulary/people/countries.ts'
import { FoldedChoicesField, type FoldedProps } from './folded-choices-field.tsx'

/** All countries, where none means each of them. */
export function CountriesField(props: FoldedProps) {
  return (
    <FoldedChoicesField
      {...props}
      choices={countriesByName}
      none="Everywhere"
      find="Find a country"
    />
  )
}
