import { SelectField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { reasonOptions } from '../../words.ts'

export function ReasonFields() {
  return (
    <>
      <SelectField attribute="reason" label="Reason" options={reasonOptions} />
      <TextAreaField
        attribute="note"
        label="Note"
        optional
        hint="The creator sees it. Say what to do differently."
      />
    </>
  )
}
