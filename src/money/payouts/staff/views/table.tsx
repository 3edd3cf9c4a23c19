import { businessTime } from '../../../../framework/database/clock.ts'
import { Confirm } from '../../../../framework/views/forms/confirm.tsx'
import { Table } from '../../../../framework/views/lists/table.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { Actor } from '../../../../tables/actor.ts'
import { isByHand, isOpenPayout } from '../../../../tables/finance/payouts.ts'
import { payoutPaymentPath, staffPayoutPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../../vocabulary/ids.ts'
import { dayInWords } from '../../../../vocabulary/time/time.ts'
import { isLate } from '../../days.ts'
import type { PayoutForStaff } from '../../queries.ts'
import { PayoutStatusBadge } from '../../views/status.tsx'

type Props = {
  payouts: PayoutForStaff[]
  /** The person who can mark lines right here; undefined if they are only listed. */
  actor?: Actor
}

export function StaffPayoutTable({ payouts, actor }: Props) {
  const mayMark = ({ status, user_id }: PayoutForStaff) =>
    actor !== undefined && status === 'processing' && user_id !== actor.user.id

  const isWaiting = payouts.every(({ status }) => status === 'pending')

  return (
    <Table
      caption="Payouts"
      rows={payouts}
      columns={[
        {
          title: 'Creator',
          cell: (payout) => (
            <>
              <a href={staffPayoutPath(payout)} class="link font-medium break-words">
                {nameOf(payout)}
              </a>
              <span class="block text-xs text-base-content/70">{payout.reference}</span>
            </>
          ),
        },
        {
          title: 'Amount',
          cell: (payout) => <Money {...payout} />,
          class: 'text-right',
        },
        {
          title: 'State',
          cell: (payout) =>
            mayMark(payout) ? (
              <MarkPaid payout={payout} class="btn btn-sm" />
            ) : (
              <PayoutStatusBadge payout={payout} />
            ),
        },
        {
          title: 'To',
          cell: ({ label }) => <span class="whitespace-nowrap">{label}</span>,
          class: 'max-sm:hidden',
        },
        {
          title: isWaiting ? 'Send on' : 'Requested',
          cell: (payout) => (isWaiting ? <SendDay payout={payout} /> : <Asked payout={payout} />),
        },
      ]}
    />
  )
}

/** When it was asked for and, until it is sent, the day on which it has to go out. */
function Asked({ payout }: { payout: PayoutForStaff }) {
  if (!isOpenPayout(payout) || !isByHand(payout)) return <Time at={payout.created_at} />
  return (
    <span>
      <Time at={payout.created_at} />
      <span class="block text-xs text-base-content/70">
        send on <SendDay payout={payout} />
      </span>
    </span>
  )
}

function SendDay({ payout }: { payout: PayoutForStaff }) {
  if (!isByHand(payout)) return <Time at={payout.created_at} />
  const day = dayInWords(payout.sends_on)
  return isLate(payout, businessTime()) ? (
    <span class="font-semibold whitespace-nowrap text-error">{day}, late</span>
  ) : (
    <span class="whitespace-nowrap">{day}</span>
  )
}

/** Asks first: what is marked cannot be unmarked. */
export function MarkPaid({ payout, class: className }: { payout: PayoutForStaff; class: string }) {
  const { amount, currency, label, reference } = payout

  return (
    <Confirm
      id={encodeId('Payout', payout.id)}
      label={
        <>
          Mark as sent<span class="sr-only">: {reference}</span>
        </>
      }
      class={`${className} whitespace-nowrap`}
      title={`Was ${formatMoney(amount, currency)} sent?`}
      action={payoutPaymentPath(payout)}
      method="post"
      confirm="Mark as sent"
      tone="btn-primary"
    >
      {nameOf(payout)} gets a notification that it is on its way to {label}. This cannot be undone;
      if the bank sends it back later, mark it as returned.
    </Confirm>
  )
}

export function nameOf({ user_name, user_email }: PayoutForStaff): string {
  return user_name || user_email || 'Deleted account'
}
