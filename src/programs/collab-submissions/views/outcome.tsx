import { Card } from '../../../framework/views/card.tsx'
import type { FoundSubmission } from '../queries.ts'
import { Quoted } from './quoted.tsx'

type Of = { submission: FoundSubmission }

/** Why the work ended, or what staff decide about. */
export function Outcome({ submission: { note, escalated_at, escalation_note } }: Of) {
  return (
    <>
      {note !== null && (
        <Card title="Why it ended">
          <Quoted text={note} />
        </Card>
      )}
      {escalated_at !== null && escalation_note !== null && (
        <Card title="Troupe’s team decides" description="This is what it is about.">
          <Quoted text={escalation_note} />
        </Card>
      )}
    </>
  )
}
