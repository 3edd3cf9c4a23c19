import { SelectField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { correctableReasons } from '../../transitions.ts'
import { reasonOptions } from '../../words.ts'

const options = reasonOptions.map((option) => {
  const isCorrectable = correctableReasons.some((reason) => reason === option.value)
  if (option.value === '') return option
  return { ...option, group: isCorrectable ? 'Can be corrected' : 'Final' }
})

export function ReasonFields() {
  return (
    <>
      <SelectField
        attribute="reason"
        label="Reason"
        options={options}
        hint="The creator may mend what can be mended and submit again. Otherwise they can appeal."
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
