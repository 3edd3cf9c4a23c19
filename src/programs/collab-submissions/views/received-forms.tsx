import { Card, FoldedCard } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { newFundingPathFrom } from '../../../vocabulary/addresses/money-urls.ts'
import { collabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { allTaken, placesLeft } from '../../collabs/moves/places.ts'
import { DecisionCard, DecisionForm } from '../../submissions/views/decision.tsx'
import { atMostAsked, isOffer, standingPrices } from '../applying/prices.ts'
import { OtherPrice, TakeBack } from '../applying/views/offers.tsx'
import { AnswerExtension } from '../content/views/extension.tsx'
import { Complete } from '../ending/views/complete.tsx'
import type { FoundSubmission } from '../queries.ts'
import { AddressLines } from '../shipping/views/shipments.tsx'
import { isOffered, isOwedHearing, reasonsAgainst } from '../transitions.ts'
import { cancellationInWords, coverageInWords, settingAside, toBeCovered } from '../words.ts'
import { MoveForm, type Tried, wasTried } from './move-form.tsx'
import { Escalate } from './own-forms.tsx'

type Props = Tried & { submission: FoundSubmission; feeBps: number; balance: number }
type WorkProps = Pick<Props, 'submission'>
type FormProps = Tried & { path: string }

export const organizationNouns = [
  'counter_offer',
  'decline',
  'shipment',
  'change_request',
  'cancellation',
  'escalation',
]

/** The one thing that an admin is asked to do now, right where it is asked for. */
export function OrganizationStep({ submission, feeBps, balance, ...tried }: Props) {
  const form = { path: collabSubmissionPath(submission), ...tried }

  return (
    <>
      {isOffered(submission, 'decline') && (
        <Answer submission={submission} feeBps={feeBps} balance={balance} {...form} />
      )}
      {isOffered(submission, 'answer_extension') && (
        <AnswerExtension submission={submission} {...form} />
      )}
      {isOffered(submission, 'ship') && <Ship submission={submission} {...form} />}
      {isOffered(submission, 'approve') && <Review submission={submission} {...form} />}
      {isOffered(submission, 'complete') && <Complete submission={submission} {...form} />}
    </>
  )
}

/** The ways out of the work, folded: few ever need them. */
export function OrganizationExits({ submission, ...tried }: WorkProps & Tried) {
  const form = { path: collabSubmissionPath(submission), ...tried }

  return (
    <>
      {isOffered(submission, 'cancel') && (
        <FoldedCard
          title="Cancel"
          description={cancellationInWords(submission)}
          isOpen={wasTried(form, 'cancellation')}
        >
          <MoveForm
            {...form}
            noun="cancellation"
            confirmation={
              <Confirm
                id="cancellation"
                label="Cancel the work"
                title="Cancel the work?"
                confirm="Cancel the work"
                no="Go on with it"
              >
                The work ends and the creator is told why. What is set aside comes back
                {submission.shipments_count > 0 && ', and the creator keeps what you sent'}. This
                cannot be undone.
              </Confirm>
            }
          >
            <TextAreaField
              attribute="note"
              label="Why"
              hint="The creator reads it."
              maxlength={2000}
              required
            />
          </MoveForm>
        </FoldedCard>
      )}
      {isOffered(submission, 'escalate') && (
        <Escalate {...form} {...(isOwedHearing(submission) && endingAtWork)} />
      )}
    </>
  )
}

const endingAtWork = {
  title: 'Cancel?',
  description:
    'The creator has the product and keeps it, so you cannot cancel alone. Troupe’s team decides how much of what is set aside is for the work so far, and the rest comes back. Nothing else happens until then.',
}

function Answer({ submission, feeBps, balance, ...form }: Props & FormProps) {
  const { quote_amount, currency } = submission
  const { path } = form
  const quote = formatMoney(quote_amount, currency)
  const isFull = placesLeft(submission) === 0
  const last = standingPrices(submission.offers).at(-1)
  const said = last?.side === 'creator' && last.note ? `“${last.note}” ` : ''
  return (
    <DecisionCard
      title="Your answer"
      about={
        isOffer(submission) ? (
          <>
            You offered {quote}, and wait for the creator: once they accept, it is set aside from
            your balance. They may also answer with another price.{' '}
            {coverageInWords(submission, feeBps, balance)}{' '}
            <AddMoney submission={submission} path={path} />
          </>
        ) : isFull ? (
          `${allTaken} Raise the number of creators first.`
        ) : (
          <>
            {said}
            {coverageInWords(submission, feeBps, balance)}{' '}
            <AddMoney submission={submission} path={path} />
          </>
        )
      }
    >
      {isOffered(submission, 'accept') && !isFull && (
        <Confirm
          id="acceptance"
          label={`Accept for ${quote}`}
          class="btn btn-primary"
          title="Accept this application?"
          action={`${form.path}/acceptance`}
          method="post"
          confirm="Accept"
          tone="btn-primary"
          fields={{ 'acceptance[quote_amount]': String(quote_amount) }}
        >
          {settingAside(submission, feeBps)} The brief is the one that the creator applied to.
        </Confirm>
      )}
      {isOffered(submission, 'offer_by_organization') && !isFull && (
        <OtherPrice
          submission={submission}
          {...form}
          hint={`${atMostAsked(submission, submission.offers)} ${toBeCovered(feeBps)}`}
          {...(isOffer(submission) && { label: 'Raise your offer…' })}
        />
      )}
      {isOffered(submission, 'take_back_by_organization') && (
        <TakeBack submission={submission} side="organization" path={path} />
      )}
      <DecisionForm label="Decline…" isOpen={wasTried(form, 'decline')}>
        <MoveForm {...form} noun="decline" label="Decline" tone="btn-error">
          <TextAreaField
            attribute="note"
            label="Why you decline"
            hint="The creator reads it."
            maxlength={2000}
            optional
          />
        </MoveForm>
      </DecisionForm>
    </DecisionCard>
  )
}

function AddMoney({ submission, path }: WorkProps & { path: string }) {
  const { organization_id, currency } = submission
  return (
    <a href={newFundingPathFrom({ id: organization_id }, currency, path)} class="link">
      Add money
    </a>
  )
}

function Ship({ submission: { address }, ...form }: WorkProps & FormProps) {
  return (
    <Card title="Send the product">
      <div class="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
        {address && (
          <div>
            <h3 class="mb-1 text-sm font-semibold">Send it to</h3>
            <AddressLines address={address} />
          </div>
        )}
        <MoveForm {...form} noun="shipment" label="It is sent">
          <TextField attribute="carrier" label="Carrier" maxlength={255} required />
          <TextField attribute="tracking_number" label="Tracking number" maxlength={255} optional />
          <TextField attribute="tracking_url" label="Where to follow it" type="url" optional />
        </MoveForm>
      </div>
    </Card>
  )
}

function Review({ submission, ...form }: WorkProps & FormProps) {
  const reasons = reasonsAgainst(submission, 'request_changes')
  return (
    <DecisionCard title="Your review" about={reasons.join(' ')}>
      <Confirm
        id="approval"
        label="Approve"
        class="btn btn-primary"
        title="Approve this content?"
        action={`${form.path}/approval`}
        method="post"
        confirm="Approve"
        tone="btn-primary"
      >
        The creator posts it then. This cannot be undone.
      </Confirm>
      {reasons.length === 0 && (
        <DecisionForm label="Ask for changes…" isOpen={wasTried(form, 'change_request')}>
          <MoveForm {...form} noun="change_request" label="Ask for changes" tone="btn-primary">
            <TextAreaField
              attribute="note"
              label="What to change"
              hint={`This is round ${submission.rounds_count + 1} of ${submission.revision_rounds} that you agreed on.`}
              maxlength={2000}
              required
            />
          </MoveForm>
        </DecisionForm>
      )}
    </DecisionCard>
  )
}
