import { Card } from '../../../../framework/views/card.tsx'
import { SelectField } from '../../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../../framework/views/forms/confirm.tsx'
import { longestExtension } from '../../../../tables/collabs/collab-submissions.ts'
import { days } from '../../../../vocabulary/time/time-limits.ts'
import type { Side } from '../../../submissions/notices.ts'
import { DecisionCard } from '../../../submissions/views/decision.tsx'
import type { FoundSubmission } from '../../queries.ts'
import { MoveForm, type Tried } from '../../views/move-form.tsx'
import { Quoted } from '../../views/quoted.tsx'

type Of = { submission: FoundSubmission }
type FormProps = Tried & { path: string }

const dayOptions = Array.from({ length: longestExtension }, (_, index) => ({
  value: String(index + 1),
  label: days(index + 1).words,
}))

/** The way of a creator to more time. */
export function AskExtension(form: FormProps) {
  return (
    <Card
      title="Need more time?"
      description="You can ask for it once. Your deadline stays until the brand agrees."
    >
      <MoveForm {...form} noun="extension" label="Ask for more time" tone="btn-sm">
        <SelectField attribute="extension_days" label="How much" options={dayOptions} />
        <TextAreaField attribute="extension_note" label="Why" maxlength={2000} required />
      </MoveForm>
    </Card>
  )
}

/** The answer of the organization, while it is asked. */
export function AnswerExtension({ submission, path }: Of & FormProps) {
  const more = days(submission.extension_days ?? 0).words
  return (
    <DecisionCard title={`The creator asks for ${more} more`} about={submission.extension_note}>
      <Confirm
        id="extension_grant"
        label="Grant it"
        class="btn btn-primary"
        title={`Grant ${more} more?`}
        action={`${path}/extension_grant`}
        method="post"
        confirm="Grant it"
        tone="btn-primary"
      >
        The deadline moves by {more}. This is the only extension there can be.
      </Confirm>
      <Confirm
        id="extension_refusal"
        label="Refuse"
        class="btn btn-error btn-outline"
        title="Refuse more time?"
        action={`${path}/extension_refusal`}
        method="post"
        confirm="Refuse"
      >
        The deadline stays as it is, and the creator is told.
      </Confirm>
    </DecisionCard>
  )
}

const outcomes = {
  creator: {
    asked: 'You asked for it. Your deadline stays until the brand agrees.',
    granted: 'The brand agreed, and your deadline moved.',
    refused: 'The brand refused, and your deadline stays.',
  },
  organization: {
    asked: 'The creator asked for it. The deadline stays until you agree.',
    granted: 'You agreed, and the deadline moved.',
    refused: 'You refused, and the deadline stays.',
  },
}

/** The extension as one of the sides reads it. */
export function Extension({ submission, side }: Of & { side: Side }) {
  const { extension_state, extension_days, extension_note } = submission
  if (extension_state === null || extension_days === null || extension_note === null) return null
  return (
    <Card
      title={`More time: ${days(extension_days).words}`}
      description={outcomes[side][extension_state]}
    >
      <Quoted text={extension_note} />
    </Card>
  )
}
