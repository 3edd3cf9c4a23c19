import { Money } from '../../../framework/views/money.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { SubmissionState } from '../../../programs/collab-submissions/views/state.tsx'
import type { CollabSubmissionState } from '../../../tables/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs.ts'
import { collabSubmissionPath, collabSubmissionsPath } from '../../../vocabulary/submission-urls.ts'
import type { Card, CollabOverview } from '../queries.ts'
import { Applicants } from './applicants.tsx'

const columns: { title: string; states: CollabSubmissionState[] }[] = [
  { title: 'Product', states: ['awaiting_shipment', 'shipped'] },
  { title: 'At work', states: ['in_progress', 'changes_requested'] },
  { title: 'To review', states: ['content_submitted'] },
  { title: 'Approved', states: ['approved', 'posted'] },
]

type Props = { collab: Collab; overview: CollabOverview }

/** Who waits for an answer side by side, then all work by how far it is. */
export function CollabBoard({ collab, overview }: Props) {
  const { applicants, cards, states } = overview
  const numberOf = (some: CollabSubmissionState[]) =>
    states.reduce(
      (before, { state, number }) => (some.includes(state) ? before + number : before),
      0,
    )
  const shown = columns.filter(
    ({ title }) => title !== 'Product' || collab.requires_product_shipment,
  )

  return (
    <>
      <Applicants
        applicants={applicants}
        total={numberOf(['applied'])}
        path={`${collabSubmissionsPath(collab)}?state=applied`}
      />
      <section class="mb-6">
        <h2 class="mb-3 font-display text-lg font-bold tracking-tight">Work under way</h2>
        <div class="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {shown.map(({ title, states: some }) => (
            <Column
              title={title}
              number={numberOf(some)}
              cards={cards.filter(({ state }) => some.includes(state))}
            />
          ))}
        </div>
        <p class="mt-3 text-sm text-base-content/70">
          <a href={`${collabSubmissionsPath(collab)}?state=completed`} class="link">
            {numberOf(['completed']).toLocaleString('en')} completed
          </a>
          , {numberOf(['declined', 'withdrawn', 'cancelled', 'expired']).toLocaleString('en')} ended
          early
        </p>
      </section>
    </>
  )
}

function Column({ title, number, cards }: { title: string; number: number; cards: Card[] }) {
  return (
    <section class="rounded-box border border-base-300 bg-sunk p-3">
      <h3 class="mb-2 flex justify-between text-sm font-semibold">
        {title} <span class="text-base-content/70 tabular-nums">{number.toLocaleString('en')}</span>
      </h3>
      {cards.length === 0 ? (
        <p class="text-sm text-base-content/70">Nobody at this step.</p>
      ) : (
        <ul class="space-y-2">
          {cards.map((card) => (
            <li class="relative rounded-field border border-base-300 bg-base-100 p-3 text-sm shadow-xs">
              <p class="flex flex-wrap justify-between gap-2 font-semibold">
                <a href={collabSubmissionPath(card)} class="card-link break-words">
                  {card.creator_name || 'Someone new'}
                </a>
                <Money amount={card.quote_amount} currency={card.currency} />
              </p>
              <p class="mt-1 flex flex-wrap items-center justify-between gap-2 text-base-content/70">
                <SubmissionState state={card.state} />
                {card.due_at && (
                  <span>
                    due <Time at={card.due_at} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
