import { actionDone } from '../../words.ts'
import type { OwnDecision } from '../queries.ts'
import { Undo } from './undo.tsx'

type Props = {
  organization: { id: number }
  own: OwnDecision[]
  /** The query of the list to go back to. */
  query: URLSearchParams
}

/** Decisions that someone has just made, for as long as they can be undone, the latest first. */
export function OwnDecisions({ organization, own, query }: Props) {
  const together = [...Map.groupBy(own, ({ created_at }) => created_at).values()]

  return (
    <div class="undo-bars" role="status" data-turbo-temporary>
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
    ? `The post of @${first.account_handle} will be ${actionDone(first.action)}.`
    : `${some.length} posts will be ${actionDone(first.action)}.`
}
