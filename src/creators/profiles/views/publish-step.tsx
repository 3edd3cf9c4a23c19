import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { Step } from './step.tsx'

export function PublishStep() {
  return (
    <Step id="published" title="Who sees it">
      <CheckField
        attribute="published"
        label="Publish my profile"
        hint="Everyone who has its address can then see your name, your verified accounts with their numbers, and all that you fill in below. Search engines may list it. Otherwise only brands see it that you have applied to or posted for."
      />
    </Step>
  )
}
