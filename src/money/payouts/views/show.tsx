import { businessTime } from '../../../framework/database/clock.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { MailLink } from '../../../framework/views/values/mail-link.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Issuer } from '../../../tables/finance/papers.ts'
import { isByHand, type Payout } from '../../../tables/finance/payouts.ts'
import {
  payoutCancellationPath,
  payoutMethodPath,
  payoutPdfPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import { termsPath } from '../../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import { issuerLines } from '../../paper/parties.ts'
import { arrivesBy, isLate, isOverdue } from '../days.ts'
import { asSentence } from '../words.ts'
import { PayoutMeaning, PayoutStatusBadge } from './status.tsx'

type Props = {
  payout: Payout
  issuer: Issuer
  support: string | undefined
  /** The day on which payouts go out next. */
  nextDay: string
  errors?: AttributeErrors
}

export function PayoutShow({ payout, nextDay, errors, ...operator }: Props) {
  const { amount, currency, label, reference, failure_reason, paid_at, created_at } = payout

  const arrival = arrivesBy(payout)
  const isBehind = isByHand(payout) && isLate(payout, businessTime())

  return (
    <Layout title={`Payout ${reference}`}>
      <ErrorAlert messages={errors?.base} />
      <PageHeader
        title={`Payout of ${formatMoney(amount, currency)}`}
        description={<PayoutMeaning payout={payout} nextDay={nextDay} />}
      >
        <a href={payoutPdfPath(payout)} class="btn btn-sm" data-turbo="false">
          <Icon name="download" />
          PDF
        </a>
      </PageHeader>
      <Card>
        <Facts>
          <Fact name="State">
            <PayoutStatusBadge payout={payout} />
          </Fact>
          <Fact name="Amount">
            <Money amount={amount} currency={currency} />
          </Fact>
          <Fact name="To">{label}</Fact>
          <Fact name="Reference">{reference}</Fact>
          <Fact name="Requested">
            <Time at={created_at} />
          </Fact>
          {isByHand(payout) && arrival !== null && !isBehind && (
            <Fact name="Arrives by">{dayInWords(arrival)}</Fact>
          )}
          {paid_at !== null && (
            <Fact name="Sent">
              <Time at={paid_at} />
            </Fact>
          )}
        </Facts>
        {failure_reason !== null && (
          <p class="mt-5 text-sm break-words">
            <strong class="font-medium">Why:</strong> {asSentence(failure_reason)} Check your{' '}
            <a href={payoutMethodPath} class="link">
              payout details
            </a>
            , then request a new payout.
          </p>
        )}
      </Card>
      {isByHand(payout) && isOverdue(payout, businessTime()) && (
        <NotThere payout={payout} {...operator} />
      )}
      {isBehind && <NotSent payout={payout} {...operator} />}
      {payout.status === 'pending' && (
        <Confirm
          id="payout"
          label="Cancel this payout"
          title="Cancel this payout?"
          action={payoutCancellationPath(payout)}
          method="post"
          confirm="Cancel payout"
        >
          {formatMoney(amount, currency)} goes back into your balance. You can request another
          payout at any time.
        </Confirm>
      )}
    </Layout>
  )
}

type Asking = Pick<Props, 'payout' | 'issuer' | 'support'>

/** With whom to speak about a payout: the address for that, or what papers say of the issuer. */
function Operator({ payout, issuer, support }: Asking) {
  if (support === undefined) return issuerLines(issuer).join(', ')
  return <MailLink to={support} subject={`Payout ${payout.reference}`} />
}

/** The way on for someone who waits for money that was not sent on its day. */
function NotSent({ payout, ...operator }: Asking) {
  return (
    <Card title="Not sent yet">
      <p class="text-sm">
        You need not do anything: once it is sent, we tell you, and this page says by when it should
        be there. To ask about it, write to <Operator payout={payout} {...operator} />, with the
        reference {payout.reference}.
      </p>
    </Card>
  )
}

/** The way on for someone who waits for money that was sent. */
function NotThere({ payout, ...operator }: Asking) {
  const { provider, label, reference } = payout
  const place = provider === 'paypal' ? 'PayPal' : 'your bank'
  return (
    <Card title="Not there yet?">
      <ol class="list-decimal space-y-2 pl-5 text-sm">
        <li>
          See whether {label} is the account that you look at. It went there, and nowhere else.
        </li>
        <li>
          Ask {place} for a payment with the reference {reference}: it may wait there for something.
          Our PDF shows when it was sent.
        </li>
        <li>
          If they do not know of it, tell <Operator payout={payout} {...operator} />, with the
          reference. The{' '}
          <a href={termsPath} class="link">
            terms
          </a>{' '}
          say with whom you deal. What comes back is in your balance again, and we tell you.
        </li>
      </ol>
    </Card>
  )
}
