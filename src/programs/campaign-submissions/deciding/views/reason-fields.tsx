import { SelectField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { reasonOptions } from '../../words.ts'

export function ReasonFields() {
  return (
    <>
      <SelectField
        attribute="reason"
        label="Reason"
        options={reasonOptions}
        hint="What is missing or not public, the creator can correct, and submit the same post again, twice at most."
      />
      <TextAreaField
        attribute="note"
        label="Note"
        optional
        hint="The creator sees it. Say what to do differently."
      />
    </>
  )
}
