import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { currency, minorUnits, text } from '../../../framework/http/fields/json-fields.ts'
import { offerSides } from '../../../tables/collabs/collab-submissions.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { aboutWork, collabParams, contentTime, daysForContent } from '../notices.ts'
import { timeLimits } from '../time-limits.ts'

export const applicationAccepted = defineNotifier({
  ...aboutWork,
  type: 'ApplicationAcceptedNotifier',
  topic: 'decisions',
  when: 'An organization accepted an application to its collab. To the creator.',
  params: z.object({
    ...collabParams,
    amount: minorUnits(25_000),
    currency,
    requires_product_shipment: z.boolean(),
    content_days: daysForContent,
  }),
  title: ({ collab_name }) => `You are in: ${collab_name}`,
  body: (params) => {
    const { organization_name, amount, currency, requires_product_shipment } = params
    const money =
      amount === 0 ? '' : ` ${formatMoney(amount, currency)} is set aside for you until it is done.`
    return requires_product_shipment
      ? `${organization_name} accepted your application and sends you the product.${money}`
      : `${organization_name} accepted your application. Submit your content within ${contentTime(params)}.${money}`
  },
})

export const counterOffered = defineNotifier({
  ...aboutWork,
  type: 'CounterOfferNotifier',
  topic: 'submissions',
  when: 'A creator or an organization answered a price with another one. To the other side.',
  params: z.object({
    ...collabParams,
    side: z.enum(offerSides),
    amount: minorUnits(20_000),
    amount_before: minorUnits(25_000),
    currency,
    note: text('That covers two scenes.')
      .default('')
      .describe('The words with which it was offered; empty where there are none'),
  }),
  title: ({ side, organization_name, creator_name, amount, currency, collab_name }) =>
    `${side === 'creator' ? creator_name : organization_name} offers ${formatMoney(amount, currency)} for ${collab_name}`,
  body: ({ amount_before, currency, note }) =>
    `${note === '' ? '' : `“${note}” `}It was ${formatMoney(amount_before, currency)} before. Accept it or answer with another price within ${timeLimits.application.words}.`,
})

export const offerTakenBack = defineNotifier({
  ...aboutWork,
  type: 'OfferTakenBackNotifier',
  topic: 'submissions',
  when: 'A creator or an organization took back a price that nobody had answered: that of the other side stands again. To the other side.',
  params: z.object({
    ...collabParams,
    side: z.enum(offerSides),
    amount: minorUnits(20_000),
    standing_amount: minorUnits(25_000),
    currency,
  }),
  title: ({ side, organization_name, creator_name, amount, currency, collab_name }) =>
    `${side === 'creator' ? creator_name : organization_name} took back ${formatMoney(amount, currency)} for ${collab_name}`,
  body: ({ side, organization_name, creator_name, standing_amount, currency }) => {
    const price = formatMoney(standing_amount, currency)
    return side === 'creator'
      ? `Your offer of ${price} stands again, and ${creator_name} can accept it within ${timeLimits.application.words}. You can take it back, too.`
      : `Your price of ${price} stands again. ${organization_name} accepts it, declines, or offers another within ${timeLimits.application.words}.`
  },
})

export const offerUncovered = defineNotifier({
  ...aboutWork,
  type: 'OfferUncoveredNotifier',
  topic: 'submissions',
  when: 'A creator accepted the price that an organization offered, and its balance does not cover it with the fee. The work has not begun, and the offer stands. Once for each offer, to the admins of the organization.',
  params: z.object({
    ...collabParams,
    amount: minorUnits(20_000),
    missing_amount: minorUnits(1600).describe('What the balance lacks, the fee included'),
    currency,
  }),
  title: ({ creator_name, amount, currency, collab_name }) =>
    `${creator_name} would do ${collab_name} for ${formatMoney(amount, currency)}, but your balance is too small`,
  body: ({ missing_amount, currency }) =>
    `Your balance is ${formatMoney(missing_amount, currency)} short, so the work could not begin. Add money, then write to the creator: your offer stands, and they can accept it again.`,
})

export const offerAccepted = defineNotifier({
  ...aboutWork,
  type: 'OfferAcceptedNotifier',
  topic: 'submissions',
  when: 'A creator accepted the price that an organization offered, and the work begins. To the admins of the organization.',
  params: z.object({
    ...collabParams,
    amount: minorUnits(20_000),
    currency,
    requires_product_shipment: z.boolean(),
  }),
  title: ({ creator_name, amount, currency, collab_name }) =>
    `${creator_name} does ${collab_name} for ${formatMoney(amount, currency)}`,
  body: ({ requires_product_shipment }) =>
    requires_product_shipment
      ? `It is set aside from your balance. Send the product within ${timeLimits.shipment.words}.`
      : 'It is set aside from your balance. The creator is at work now.',
})
