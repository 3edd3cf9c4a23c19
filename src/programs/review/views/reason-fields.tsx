import { SelectField } from '../../../framework/views/fields.tsx'
import { TextAreaField } from '../../../framework/views/text-area-field.tsx'
import { rejectionReasons } from '../../../tables/campaign-submissions.ts'
import { reasonName } from '../../campaign-submissions/wording.ts'

export function ReasonFields() {
  return (
    <>
      <SelectField
        attribute="reason"
        label="Reason"
        options={rejectionReasons.map((value) => ({ value, label: reasonName(value) }))}
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
