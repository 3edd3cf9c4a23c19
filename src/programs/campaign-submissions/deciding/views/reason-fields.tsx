import { SelectField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { correctableReasons } from '../../transitions.ts'
import { type RejectionReason, reasonName, reasonOptions } from '../../words.ts'

const options = reasonOptions.map((option) => {
  const isCorrectable = correctableReasons.some((reason) => reason === option.value)
  if (option.value === '') return option
  return { ...option, group: isCorrectable ? 'Can be corrected' : 'Final' }
})

/** The fields of a rejection. The browser asks for a note where a reason is chosen that needs one. */
export function ReasonFields({ needNote }: { needNote: RejectionReason[] }) {
  const named = needNote.map((reason) => `“${reasonName(reason)}”`).join(' and ')
  return (
    <div
      class="space-y-4"
      data-controller="needed-note"
      data-needed-note-reasons-value={JSON.stringify(needNote)}
      data-action="change->needed-note#ask"
    >
      <SelectField
        attribute="reason"
        label="Reason"
        options={options}
        hint="The creator may mend what can be mended and submit again. Otherwise they can appeal."
      />
      <TextAreaField
        attribute="note"
        label="Note"
        hint={`Needed for ${named}. The creator sees it: say what to do differently.`}
      />
    </div>
  )
}
