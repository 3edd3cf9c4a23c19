import { Card } from '../../../../framework/views/card.tsx'
import type { SubmissionInList } from '../../queries.ts'
import { reasonName } from '../../words.ts'

type DisagreementProps = { submission: SubmissionInList; isOwn?: boolean }

/** The reason of the rejection, and what the creator says to it. */
export function Disagreement({ submission, isOwn = false }: DisagreementProps) {
  const { reason, note, appeal, appeal_note, appeal_answer, organization_name } = submission
  return (
    <>
      {reason && (
        <Card title={`Rejected: ${reasonName(reason)}`}>
          <p class="text-sm whitespace-pre-line wrap-anywhere">{note ?? 'Without a note.'}</p>
        </Card>
      )}
      {appeal && (
        <Card title={isOwn ? 'Your appeal' : 'The creator’s appeal'}>
          <p class="text-sm whitespace-pre-line wrap-anywhere">{appeal}</p>
        </Card>
      )}
      {appeal_answer && (
        <Card title={`What ${organization_name} answers`}>
          <p class="text-sm whitespace-pre-line wrap-anywhere">{appeal_answer}</p>
        </Card>
      )}
      {appeal_note && (
        <Card title="What Troupe’s team says about the appeal">
          <p class="text-sm whitespace-pre-line wrap-anywhere">{appeal_note}</p>
        </Card>
      )}
    </>
  )
}
