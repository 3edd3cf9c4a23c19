import { Card } from '../../../../framework/views/card.tsx'
import { Form, SubmitButton } from '../../../../framework/views/forms/form.tsx'
import { campaignSubmissionPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import type { SubmissionInList } from '../../queries.ts'

/** Approves after all what was rejected, with an appeal or without. */
export function Reversal({ submission }: { submission: SubmissionInList }) {
  const isAppealed = submission.state === 'appealed'
  return (
    <Card
      title={isAppealed ? 'Is the creator right?' : 'Changed your mind?'}
      description={
        isAppealed
          ? 'You need not wait: approve the post, and the appeal is accepted. All its views are paid.'
          : 'You can take your rejection back while the creator may still appeal. All views of the post are paid.'
      }
    >
      <Form action={`${campaignSubmissionPath(submission)}/reversal`}>
        <SubmitButton>Approve after all</SubmitButton>
      </Form>
    </Card>
  )
}
