import type { Context } from '../../framework/context.ts'
import { anExample } from '../../framework/http/api.ts'
import { ownSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { mostOffers } from '../collab-submissions/applying/limits.ts'
import {
  acceptOffer,
  counterOffer,
  isRefused,
  takeBackOffer,
} from '../collab-submissions/applying/offers.ts'
import { AnswerQuestion } from '../collab-submissions/applying/views/question.tsx'
import type { FoundSubmission } from '../collab-submissions/queries.ts'
import { AcceptanceCreate, CounterOfferCreate } from '../collab-submissions/schema.ts'
import { timeLimits } from '../collab-submissions/time-limits.ts'
import { movesOf } from '../submissions/move-routes.tsx'

/** The answers of a creator to the price that an organization offers. */
export function offerAnswers(context: Context) {
  const move = movesOf<FoundSubmission>()
  return [
    move({
      noun: 'acceptance',
      described: {
        name: 'acceptOffer',
        summary: 'Accept the price that the organization offers',
        description:
          'For its creator: the work begins, and the price is set aside. Send the `quote_amount` that you looked at: if it is another by now, it is 422 on `base`, as it is where the organization cannot set it aside right now.',
        shows: {
          state: 'awaiting_shipment',
          next_to_act: 'organization',
          offered_by: 'organization',
          requires_product_shipment: true,
        },
      },
      body: { schema: AcceptanceCreate, optional: true },
      act: ({ actor }, submission, seen) => acceptOffer(context, actor, submission, seen),
      done: 'You are in. The price is set aside for you.',
    }),
    move({
      noun: 'counter_offer',
      described: {
        name: 'answerOffer',
        summary: 'Answer the price that the organization offers with another one',
        description: `For its creator: the organization accepts it, or answers with another price, within ${timeLimits.application.words}. There are at most ${mostOffers} prices in all, the first included; one more is 422 on \`base\`.`,
        shows: { state: 'applied', next_to_act: 'organization', offers: anExample },
      },
      body: { schema: CounterOfferCreate },
      ask: async ({ actor }, submission, fields) =>
        isRefused(submission, 'creator', fields, actor) ? undefined : (
          <AnswerQuestion
            submission={submission}
            fields={fields}
            path={ownSubmissionPath(submission)}
          />
        ),
      act: ({ actor }, submission, fields) =>
        counterOffer(context, actor, 'creator', submission, fields),
      done: 'Your price waits for the answer of the brand.',
    }),
    move({
      noun: 'counter_offer',
      method: 'delete',
      described: {
        name: 'takePriceBack',
        summary: 'Take back a price with which you answered an offer',
        description:
          'For its creator: the offer of the organization stands again, and can be accepted. The organization is told. Once the price is answered, and for the first one, it is 422 on `base`: an application is withdrawn.',
        shows: {
          state: 'applied',
          next_to_act: 'creator',
          offered_by: 'organization',
          offers: anExample,
        },
      },
      act: ({ actor }, submission) => takeBackOffer(context, actor, 'creator', submission),
      done: 'Your price is taken back. The offer of the brand stands again.',
    }),
  ]
}
