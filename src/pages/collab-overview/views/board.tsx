import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { countingLimit } from '../../../programs/campaigns/time-limits.ts'
import { nextInWords } from '../../../programs/collab-submissions/views/next.ts'
import { stateName } from '../../../programs/collab-submissions/words.ts'
import type { Member } from '../../../tables/actor.ts'
import type { CollabSubmissionState } from '../../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import {
  collabSubmissionPath,
  collabSubmissionsPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import type { Card, CollabOverview } from '../queries.ts'
import { Applicants } from './applicants.tsx'

/** The columns of the board, in the order in which work goes through them. */
const columns: CollabSubmissionState[] = [
  'awaiting_shipment',
  'shipped',
  'in_progress',
  'content_submitted',
  'changes_requested',
  'approved',
  'posted',
]

type Props = { member: Member; collab: Collab; overview: CollabOverview; feeBps: number }

/** The board of a collab: applicants who wait for an answer side by side, then all work by its state. */
export function CollabBoard({ member, collab, overview, feeBps }: Props) {
  const { applicants, cards, states } = overview
  const numberOf = (...some: CollabSubmissionState[]) =>
    states.reduce(
      (before, { state, number }) => (some.includes(state) ? before + number : before),
      0,
    )
  const cardsIn = (state: CollabSubmissionState) => cards.filter((card) => card.state === state)
  const isOurs = (state: CollabSubmissionState) =>
    cardsIn(state).some(({ next }) => next === 'organization')
  const filled = columns.filter((state) => numberOf(state) > 0)
  const waiting = filled.filter(isOurs)

  return (
    <>
      <Applicants
        member={member}
        collab={collab}
        applicants={applicants}
        feeBps={feeBps}
        total={numberOf('applied')}
        path={`${collabSubmissionsPath(collab)}?state=applied`}
      />
      <section class="mb-6">
        <h2 class="mb-3 font-display text-lg font-bold tracking-tight">Work under way</h2>
        {/* A board wider than the window must not hide what waits for whoever looks at it. */}
        {waiting.length > 0 && (
          <p class="-mt-2 mb-3 text-sm text-base-content/70">
            Waits for you:{' '}
            {waiting.map((state, index) => (
              <>
                {index > 0 && ', '}
                <a href={`${collabSubmissionsPath(collab)}?state=${state}`} class="link">
                  {stateName(state)}
                </a>
              </>
            ))}
          </p>
        )}
        {filled.length === 0 ? (
          <p class="rounded-box border border-base-300 bg-sunk p-4 text-sm text-base-content/70">
            Nobody is at work yet. Creators you accept show up here, with who is next and by when.
          </p>
        ) : (
          <div class="grid grid-cols-1 items-start gap-4 sm:auto-cols-[minmax(13rem,24rem)] sm:grid-flow-col sm:grid-cols-none sm:overflow-x-auto sm:pb-2">
            {filled.map((state) => (
              <Column
                state={state}
                number={numberOf(state)}
                cards={cardsIn(state)}
                path={`${collabSubmissionsPath(collab)}?state=${state}`}
              />
            ))}
          </div>
        )}
        <p class="mt-3 text-sm text-base-content/70">
          <a href={`${collabSubmissionsPath(collab)}?state=completed`} class="link">
            {grouped(numberOf('completed'))} completed
          </a>
          , {grouped(numberOf('declined', 'withdrawn', 'cancelled', 'expired'))} ended early
        </p>
        {overview.posts_count > 0 && (
          <p class="mt-1 text-sm text-base-content/70">
            <strong class="font-semibold text-base-content">
              {counted(overview.view_count, 'view')}
            </strong>{' '}
            of {counted(overview.posts_count, 'post')}, read for {countingLimit.words} after posting
          </p>
        )}
      </section>
    </>
  )
}

type ColumnProps = { state: CollabSubmissionState; number: number; cards: Card[]; path: string }

function Column({ state, number, cards, path }: ColumnProps) {
  return (
    <section class="rounded-box border border-base-300 bg-sunk p-3">
      <h3 class="mb-2 flex justify-between gap-2 text-sm font-semibold first-letter:uppercase">
        <span class="first-letter:uppercase">{stateName(state)}</span>
        <span class="text-base-content/70 tabular-nums">{grouped(number)}</span>
      </h3>
      <ul class="space-y-2">
        {cards.map((card) => (
          <WorkCard card={card} />
        ))}
      </ul>
      {number > cards.length && (
        <a href={path} class="link mt-2 block text-sm">
          All {grouped(number)}
        </a>
      )}
    </section>
  )
}

function WorkCard({ card }: { card: Card }) {
  const isOurs = card.next === 'organization'

  return (
    <li
      class={`relative rounded-field border bg-base-100 p-3 text-sm shadow-xs ${isOurs ? 'border-primary' : 'border-base-300'}`}
    >
      <p class="flex flex-wrap justify-between gap-2 font-semibold">
        <a href={collabSubmissionPath(card)} class="card-link break-words">
          {card.creator_name || 'Someone new'}
        </a>
        <Money amount={card.quote_amount} currency={card.currency} />
      </p>
      <p class={`mt-1 ${isOurs ? 'font-medium text-primary' : 'text-base-content/70'}`}>
        {nextInWords(card)}
      </p>
      {card.due_at && (
        <p class="mt-0.5 text-base-content/70">
          due <Time at={card.due_at} />
        </p>
      )}
    </li>
  )
}
