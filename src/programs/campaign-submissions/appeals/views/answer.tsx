import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { TextAreaField } from '../../../../framework/views/fields/text-area-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { campaignSubmissionPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import type { SubmissionInList } from '../../queries.ts'

type Props = {
  submission: SubmissionInList
  typed: unknown
  errors: AttributeErrors | undefined
}

/** The organization's side of an appeal, which it can say once. */
export function AppealAnswer({ submission, typed, errors }: Props) {
  return (
    <Card
      title="Your side"
      description="Say why the rejection is right. Whoever decides reads it beside the appeal, the creator does too, and you can answer once."
    >
      <Form
        action={`${campaignSubmissionPath(submission)}/appeal_answer`}
        record="appeal_answer"
        values={typedValues(typed, 'appeal_answer')}
        errors={'appeal_answer' in Object(typed) ? errors : undefined}
      >
        <TextAreaField attribute="text" label="Answer" maxlength={2000} required />
        <SubmitButton>Send answer</SubmitButton>
      </Form>
    </Card>
  )
}
