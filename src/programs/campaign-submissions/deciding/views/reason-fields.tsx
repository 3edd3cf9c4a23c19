import { SelectField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { correctableReasons } from '../../transitions.ts'
import { type RejectionReason, reasonName, reasonOptions } from '../../words.ts'

const options = reasonOptions.map((option) => {
  const isCorrectable = correctableReasons.some((reason) => reason === option.value)
  if (option.value === '') return option
  return { ...option, group: isCorrectable ? 'Can be corrected' : 'Final' }
})

type Props = {
  needNote: RejectionReason[]
  /** The reasons to choose from, where not all can be true. */
  reasons?: RejectionReason[]
  /** The hashtag by which the post says that it is advertising. */
  disclosure?: string | null
}

const inWords = new Intl.ListFormat('en')

/** The fields of a rejection. The browser asks for a note where a reason is chosen that needs one. */
export function ReasonFields({ needNote, reasons, disclosure = null }: Props) {
  const offered = options.filter(
    ({ value }) => value === '' || !reasons || reasons.some((one) => one === value),
  )
  const named = inWords.format(needNote.map((reason) => `“${reasonName(reason)}”`))
  return (
    <div
      class="reason-fields space-y-4"
      data-controller="needed-note"
      data-needed-note-reasons-value={JSON.stringify(needNote)}
      data-action="change->needed-note#ask"
    >
      <SelectField
        attribute="reason"
        label="Reason"
        options={offered}
        hint="What can be corrected may be submitted again. Otherwise they can appeal."
      />
      <TextAreaField
        attribute="note"
        label="Note"
        hint={`Needed for ${named}. The creator sees it: say what to do differently.`}
      />
      {disclosure && (
        <p class="about-disclosure text-sm">
          Its caption has “{disclosure}”. If that does not mark it as advertising, say why in the
          note.
        </p>
      )}
    </div>
  )
}
