import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Money as Amount } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { PayoutStatusBadge } from '../../../money/payouts/views/status.tsx'
import type { CreatorBalance } from '../../../money/statements/balances.ts'
import { hasReleases, Releases } from '../../../money/statements/views/releases.tsx'
import { SubmissionState } from '../../../programs/campaign-submissions/views/state.tsx'
import { SubmissionState as CollabSubmissionState } from '../../../programs/collab-submissions/views/state.tsx'
import { staffPayoutPath } from '../../../vocabulary/addresses/staff-urls.ts'
import {
  staffCollabSubmissionPath,
  staffSubmissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { currencyName } from '../../../vocabulary/amounts/currencies.ts'
import type { Person } from '../queries.ts'
import { Linked, Links } from './lists.tsx'

type Props = { person: Person }

const latestOf = (all: number, shown: number) =>
  all > shown ? `The latest ${shown} of ${grouped(all)}.` : undefined

export function Work({ person: { submissions, submissions_count } }: Props) {
  return (
    <Links
      title="Work"
      empty="Nothing submitted yet."
      note={latestOf(submissions_count, submissions.length)}
    >
      {submissions.map((one) =>
        one.type === 'Campaign' ? (
          <Linked
            href={staffSubmissionPath(one)}
            name={one.name}
            note={<Time at={one.created_at} />}
          >
            <SubmissionState state={one.state} />
          </Linked>
        ) : (
          <Linked
            href={staffCollabSubmissionPath(one)}
            name={one.name}
            note={<Time at={one.created_at} />}
          >
            <CollabSubmissionState state={one.state} />
          </Linked>
        ),
      )}
    </Links>
  )
}

export function Payouts({ person: { payouts, payouts_count } }: Props) {
  return (
    <Links title="Payouts" empty="No payouts yet." note={latestOf(payouts_count, payouts.length)}>
      {payouts.map((payout) => (
        <Linked
          href={staffPayoutPath(payout)}
          name={payout.reference}
          note={<Time at={payout.created_at} />}
        >
          <Amount amount={payout.amount} currency={payout.currency} />
          <PayoutStatusBadge payout={payout} />
        </Linked>
      ))}
    </Links>
  )
}

export function Money({ person: { balances } }: Props) {
  if (balances.length === 0) {
    return (
      <Card title="Money">
        <p class="text-sm text-base-content/70">Nothing earned yet.</p>
      </Card>
    )
  }
  return (
    <>
      {balances.map((balance) => (
        <Balance balance={balance} />
      ))}
    </>
  )
}

function Balance({ balance }: { balance: CreatorBalance }) {
  const { currency } = balance

  return (
    <Card title={currencyName(currency)}>
      <Facts>
        <Fact name="In their balance">
          <Amount amount={balance.available_amount} currency={currency} />
        </Fact>
        <Fact name="Granted">
          <Amount amount={balance.held_amount} currency={currency} />
          {hasReleases(balance) && (
            <span class="block font-normal text-base-content/70 first-letter:uppercase">
              <Releases balance={balance} whose="their" />
            </span>
          )}
        </Fact>
        <Fact name="On its way">
          <Amount amount={balance.on_the_way_amount} currency={currency} />
        </Fact>
        <Fact name="Sent so far">
          <Amount amount={balance.paid_amount} currency={currency} />
        </Fact>
      </Facts>
    </Card>
  )
}
