import {
  FoldedChoicesField,
  type FoldedProps,
} from '../../../framework/views/fields/folded-choices-field.tsx'
import { languagesByName } from '../../../vocabulary/people/languages.ts'

export function LanguagesField(props: FoldedProps) {
  return (
    <FoldedChoicesField
      {...props}
      choices={languagesByName}
      none="None yet"
      find="Find a language"
    />
  )
}
