import { encodeId } from '../../../vocabulary/ids.ts'
import { Undo } from '../../campaign-submissions/views/undo.tsx'
import { actionDone } from '../../campaign-submissions/wording.ts'
import type { OwnDecision } from '../queries.ts'

type Props = {
  organization: { id: number }
  own: OwnDecision[]
  campaign: { id: number } | undefined
}

/** What someone has just decided, for as long as it can be taken back, the latest first. */
export function OwnDecisions({ organization, own, campaign }: Props) {
  const together = [...Map.groupBy(own, ({ created_at }) => created_at).values()]
  const query = new URLSearchParams()
  if (campaign) query.set('campaign_id', encodeId('Campaign', campaign.id))

  return (
    <div class="space-y-2 not-empty:mb-4" role="status" data-turbo-temporary>
      {together.map((some) => (
        <Undo
          organization_id={organization.id}
          submission_ids={some.map(({ submission_id }) => submission_id)}
          seconds={some[0]?.seconds ?? 0}
          query={query}
        >
          {inWords(some)}
        </Undo>
      ))}
    </div>
  )
}

function inWords(some: OwnDecision[]): string {
  const [first] = some
  if (first === undefined) return ''
  return some.length === 1
    ? `The post of @${first.account_handle} is ${actionDone(first.action)}.`
    : `${some.length} posts are ${actionDone(first.action)}.`
}
