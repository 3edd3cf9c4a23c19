import type { Context } from '../../../framework/context.ts'
import { anExample } from '../../../framework/http/api.ts'
import { readBalance, walletAccount } from '../../../money/bookkeeping/accounts.ts'
import { collabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { movesOf } from '../../submissions/move-routes.tsx'
import type { FoundSubmission } from '../queries.ts'
import { AcceptanceCreate, CounterOfferCreate, DeclineCreate } from '../schema.ts'
import { timeLimits } from '../time-limits.ts'
import { acceptApplication, declineApplication } from './answer.ts'
import { mostOffers } from './limits.ts'
import { counterOffer, isRefused, takeBackOffer } from './offers.ts'
import { OfferQuestion } from './views/question.tsx'

export function applicationAnswers(context: Context) {
  const move = movesOf<FoundSubmission>()
  return [
    move({
      noun: 'acceptance',
      described: {
        name: 'acceptApplication',
        area: 'money',
        summary: 'Accept an application',
        description:
          'For admins: sets the quote and its fee aside from the balance of the organization. A debt, or a balance that does not cover both, is 422 on `base`. Send the `quote_amount` that you looked at: if it is another by now, it is 422 too, as it is while an offer of yours waits for the creator.',
        shows: { state: 'in_progress' },
      },
      body: { schema: AcceptanceCreate, optional: true },
      act: ({ member }, submission, seen) => acceptApplication(context, member, submission, seen),
      done: 'The application is accepted.',
    }),
    move({
      noun: 'counter_offer',
      described: {
        name: 'offerOtherPrice',
        area: 'people',
        summary: 'Answer the price of an application with another one',
        description: `For admins: the creator accepts it, or answers with another price, within ${timeLimits.application.words}. It is what the creator asks for at most; more is 422 on \`quote_amount\`. While it waits it can be raised or taken back, and not lowered. There are at most ${mostOffers} prices in all, the first included; one more is 422 on \`base\`.`,
        shows: { state: 'applied', offered_by: 'organization', offers: anExample },
      },
      body: { schema: CounterOfferCreate },
      ask: async ({ member }, submission, fields) => {
        if (isRefused(submission, 'organization', fields, member)) return undefined
        const { organization_id: id, currency } = submission
        const balance = await readBalance(context.db, walletAccount({ id }, currency))
        const { feeBps } = context.config.money
        const path = collabSubmissionPath(submission)
        return (
          <OfferQuestion
            submission={submission}
            fields={fields}
            path={path}
            feeBps={feeBps}
            balance={balance}
          />
        )
      },
      act: ({ member }, submission, fields) =>
        counterOffer(context, member, 'organization', submission, fields),
      done: 'The creator knows what you offer.',
    }),
    move({
      noun: 'counter_offer',
      method: 'delete',
      described: {
        name: 'takeOfferBack',
        area: 'people',
        summary: 'Take back an offer that waits for its answer',
        description:
          'For admins: the price that the creator asked for stands again, to be accepted, declined or answered with another one. Offers that were raised go together. The creator is told. Once it is answered, or where no offer waits, it is 422 on `base`.',
        shows: { state: 'applied', next_to_act: 'organization', offers: anExample },
      },
      act: ({ member }, submission) => takeBackOffer(context, member, 'organization', submission),
      done: 'Your offer is taken back. The creator knows.',
    }),
    move({
      noun: 'decline',
      described: {
        name: 'declineApplication',
        summary: 'Decline an application',
        description: 'For admins: with a note for the creator, or without.',
        shows: { state: 'declined' },
      },
      body: { schema: DeclineCreate, optional: true },
      act: ({ member }, submission, fields) =>
        declineApplication(context, member, submission, fields),
      done: 'The application is declined.',
    }),
  ]
}
