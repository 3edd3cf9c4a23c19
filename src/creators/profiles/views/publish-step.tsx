import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { Step, type StepProps } from './step.tsx'

export function PublishStep(props: StepProps) {
  return (
    <Step
      {...props}
      id="published"
      title="Who sees it"
      attributes={['published']}
      values={{ published: props.profile.published_at !== null }}
    >
      <CheckField
        attribute="published"
        label="Publish my profile"
        hint="Everyone who has its address can then see your name, your verified accounts with their numbers, and all that you fill in below. Search engines may list it. Otherwise only brands see it that you have applied to or posted for."
      />
    </Step>
  )
}
