import { randomBytes } from 'node:crypto'

// biome-ignore lint/suspicious/noExplicitAny: objects as they come over the wire.
export type Wire = Record<string, any>

/** An answer that Stripe gives instead of doing what it was asked. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Wire

  constructor(error: Wire, status = 400) {
    super(error.message)
    this.status = status
    this.error = { type: 'invalid_request_error', ...error }
  }
}

const now = () => Math.floor(Date.now() / 1000)
const newId = (prefix: string) => `${prefix}_${randomBytes(10).toString('hex')}`

/** Objects that Stripe knows, and the things that happen there. Everything that happens is an event. */
export function makeStripeWorld() {
  const objects = new Map<string, Wire>()
  const events: Wire[] = []
  // Nothing is made in the same second as another, so that its order can be told.
  let clock = now() - 3600

  function make(prefix: string, object: string, fields: Wire): Wire {
    clock += 1
    const made: Wire = { id: newId(prefix), object, created: clock, livemode: false, ...fields }
    objects.set(made.id, made)
    return made
  }

  function find(id: string): Wire {
    const found = objects.get(id)
    if (found === undefined)
      throw new StripeRefusal({ code: 'resource_missing', message: `No such object: '${id}'` }, 404)
    return found
  }

  function tell(type: string, object: Wire): Wire {
    const data = { object: structuredClone(object) }
    const event = { id: newId('evt'), object: 'event', type, created: now(), data, livemode: false }
    events.push(event)
    return event
  }

  const all = (object: string) =>
    [...objects.values()].filter((one) => one.object === object).reverse()

  function takeMoney(amount: number, currency: string, fee: number): string {
    const fields = { amount, currency, fee, net: amount - fee }
    return make('txn', 'balance_transaction', fields).id
  }

  /** A way to pay in a checkout: the payment begins when someone tries. */
  function intentOf(session: Wire): Wire {
    if (session.payment_intent !== null) return find(session.payment_intent)
    if (session.status !== 'open') throw new Error('This checkout is over')
    const intent = make('pi', 'payment_intent', {
      amount: session.amount_total,
      amount_received: 0,
      currency: session.currency,
      status: 'requires_payment_method',
      metadata: session.payment_metadata,
      latest_charge: null,
      last_payment_error: null,
    })
    session.payment_intent = intent.id
    return intent
  }

  function charge(intent: Wire, amount: number): void {
    const made = make('ch', 'charge', {
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: intent.metadata,
      status: 'succeeded',
      amount_refunded: 0,
      balance_transaction: takeMoney(
        amount,
        intent.currency,
        Math.floor((amount * 29) / 1000) + 30,
      ),
    })
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: amount,
      latest_charge: made.id,
    })
  }

  return {
    objects,
    events,
    make,
    find,
    tell,
    all,
    /** Someone pays, by default what they were asked to. */
    pay: (sessionId: string, { amount, currency }: { amount?: number; currency?: string } = {}) => {
      const session = find(sessionId)
      const intent = intentOf(session)
      if (currency !== undefined) intent.currency = currency
      charge(intent, amount ?? session.amount_total)
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      return {
        intent,
        events: [
          tell('payment_intent.succeeded', intent),
          tell('checkout.session.completed', session),
        ],
      }
    },
    /** A card is declined, and the checkout stays open for another. */
    decline: (sessionId: string) => {
      const intent = intentOf(find(sessionId))
      intent.last_payment_error = { code: 'card_declined', message: 'Your card was declined.' }
      return tell('payment_intent.payment_failed', intent)
    },
    /** Someone pays by a way that takes days. */
    payLater: (sessionId: string) => {
      const session = find(sessionId)
      intentOf(session).status = 'processing'
      Object.assign(session, { status: 'complete', url: null })
      return tell('checkout.session.completed', session)
    },
    endPayment: (sessionId: string, hasWorked: boolean) => {
      const session = find(sessionId)
      const intent = intentOf(session)
      if (hasWorked) charge(intent, session.amount_total)
      else intent.status = 'requires_payment_method'
      if (hasWorked) session.payment_status = 'paid'
      else intent.last_payment_error = { message: 'The account has no money.' }
      const outcome = hasWorked ? 'succeeded' : 'failed'
      return tell(`checkout.session.async_payment_${outcome}`, session)
    },
    expire: (sessionId: string) => {
      const session = find(sessionId)
      if (session.status !== 'open')
        throw new StripeRefusal({
          message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
        })
      Object.assign(session, { status: 'expired', url: null })
      return tell('checkout.session.expired', session)
    },
    /** Money goes back, because we asked for it or because someone pressed a button at Stripe. */
    refund: (intentId: string, amount: number, fields: Wire = {}) => {
      const intent = find(intentId)
      const paid = find(intent.latest_charge)
      if (paid.amount_refunded + amount > paid.amount)
        throw new StripeRefusal({
          code: 'charge_already_refunded',
          message: 'Refund amount is greater than unrefunded amount on charge.',
        })
      paid.amount_refunded += amount
      const refund = make('re', 'refund', {
        amount,
        currency: intent.currency,
        payment_intent: intentId,
        charge: paid.id,
        metadata: {},
        status: 'succeeded',
        failure_reason: null,
        balance_transaction: takeMoney(-amount, intent.currency, 0),
        ...fields,
      })
      return {
        refund,
        events: [tell('refund.created', refund), tell('charge.refunded', paid)],
      }
    },
    changeRefund: (refundId: string, status: 'succeeded' | 'failed') => {
      const refund = find(refundId)
      refund.status = status
      if (status === 'failed') {
        refund.failure_reason = 'expired_or_canceled_card'
        find(refund.charge).amount_refunded -= refund.amount
      }
      return tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    },
    dispute: (intentId: string, amount: number, status = 'needs_response') => {
      const intent = find(intentId)
      const taken = status.startsWith('warning')
        ? []
        : [find(takeMoney(-amount, intent.currency, 1500))]
      const dispute = make('du', 'dispute', {
        amount,
        currency: intent.currency,
        payment_intent: intentId,
        charge: intent.latest_charge,
        reason: 'product_not_received',
        status,
        balance_transactions: taken,
      })
      return {
        dispute,
        events: [
          tell('charge.dispute.created', dispute),
          ...(taken.length > 0 ? [tell('charge.dispute.funds_withdrawn', dispute)] : []),
        ],
      }
    },
    changeDispute: (disputeId: string, status: string) => {
      const dispute = find(disputeId)
      dispute.status = status
      if (status !== 'won') {
        const isOver = status === 'lost'
        return [tell(`charge.dispute.${isOver ? 'closed' : 'updated'}`, dispute)]
      }
      dispute.balance_transactions.push(find(takeMoney(dispute.amount, dispute.currency, 0)))
      return [
        tell('charge.dispute.closed', dispute),
        tell('charge.dispute.funds_reinstated', dispute),
      ]
    },
    openAccount: (fields: Wire) =>
      make('acct', 'account', {
        type: 'express',
        charges_enabled: false,
        payouts_enabled: false,
        details_submitted: false,
        capabilities: { transfers: 'inactive' },
        ...fields,
      }),
    /** Changes what Stripe knows of someone. It tells so as an event of their account. */
    changeAccount: (id: string, fields: Wire = {}) => {
      const known = { details_submitted: true, payouts_enabled: true }
      const account = Object.assign(find(id), {
        ...known,
        capabilities: { transfers: 'active' },
        ...fields,
      })
      return Object.assign(tell('account.updated', account), { account: id })
    },
    transfer: (fields: Wire) => {
      const { capabilities } = find(fields.destination)
      if (capabilities.transfers !== 'active')
        throw new StripeRefusal({
          code: 'insufficient_capabilities_for_transfer',
          message: 'Your destination account needs to have the transfers capability enabled.',
        })
      return make('tr', 'transfer', { ...fields, amount_reversed: 0, reversed: false })
    },
    /** Money is taken back from an account, by default all that is left. */
    reverse: (transferId: string, amount?: number) => {
      const transfer = find(transferId)
      transfer.amount_reversed += amount ?? transfer.amount - transfer.amount_reversed
      transfer.reversed = transfer.amount_reversed === transfer.amount
      return tell('transfer.reversed', transfer)
    },
    subscribe: (metadata: Wire, status = 'active') => {
      const items = { object: 'list', data: [{ current_period_end: now() + 30 * 86_400 }] }
      const fields = { status, metadata, items, ended_at: null }
      const subscription = make('sub', 'subscription', fields)
      return { subscription, event: tell('customer.subscription.created', subscription) }
    },
    changeSubscription: (id: string, fields: Wire) => {
      const subscription = Object.assign(find(id), fields)
      const isOver = fields.ended_at !== undefined
      return tell(`customer.subscription.${isOver ? 'deleted' : 'updated'}`, subscription)
    },
  }
}
