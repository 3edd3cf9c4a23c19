import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { makeStripeWorld, StripeRefusal, type Wire } from '../world/stripe-world.ts'
import { startWebServer } from './web-server.ts'

const secretKey = 'sk_test_51TroupeTroupeTroupe'
const webhookSecret = 'whsec_troupe'
/** The secret that signs events of connected accounts, which come from an endpoint of their own. */
export const connectSecret = 'whsec_connect'

/** A fate of an answer: it is lost, never comes, or is a 500. */
export type Mishap = 'none' | 'lost' | 'stalled' | 'broken'

export type StripeServer = Awaited<ReturnType<typeof startStripe>>

type Answer = { status: number; body: Wire }

/** Stripe on this machine: it speaks the same language, forms in and JSON out, and signs as Stripe does. */
export async function startStripe() {
  const world = makeStripeWorld()
  const requests: { method: string; path: string; key: string | undefined }[] = []
  const answered = new Map<string, { asked: string; answer: Answer }>()
  let mishaps: Mishap[] = []

  const server = await startWebServer(async (request, response) => {
    const asked = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test')
    const params = request.method === 'GET' ? searchParams : new URLSearchParams(asked)
    const key = request.headers['idempotency-key']?.toString()
    const { method = 'GET' } = request
    requests.push({ method, path: pathname, key })
    const answer =
      request.headers.authorization === `Bearer ${secretKey}`
        ? once(key, `${method} ${pathname}\n${asked}`, () => answerTo(method, pathname, params))
        : refused(new StripeRefusal({ message: 'Invalid API Key provided' }, 401))
    send(response, answer, mishaps.shift())
  })

  /** The same key gives the same answer, and a key that stands for something else none. */
  function once(key: string | undefined, asked: string, act: () => Answer): Answer {
    if (key === undefined) return act()
    const earlier = answered.get(key)
    if (earlier === undefined) {
      const answer = act()
      answered.set(key, { asked, answer })
      return answer
    }
    if (earlier.asked === asked) return earlier.answer
    const message = 'Keys for idempotent requests can only be used with the same parameters.'
    return refused(new StripeRefusal({ type: 'idempotency_error', message }))
  }

  function answerTo(method: string, path: string, params: URLSearchParams): Answer {
    try {
      const [, , ...parts] = path.split('/')
      const handler = handlers[`${method} ${parts.map(generic).join('/')}`]
      if (handler === undefined)
        throw new StripeRefusal({ message: `Unrecognized URL: ${path}` }, 404)
      const body = handler(params, parts.find(isId) ?? '')
      return {
        status: 200,
        body: expand(
          structuredClone(body),
          params.getAll('expand[]').concat(indexed(params, 'expand')),
        ),
      }
    } catch (error) {
      if (error instanceof StripeRefusal) return refused(error)
      throw error
    }
  }

  const handlers: Record<string, (params: URLSearchParams, id: string) => Wire> = {
    'POST checkout/sessions': (params) => openSession(params),
    'GET checkout/sessions': (params) => list('checkout.session', params),
    'GET checkout/sessions/:id': (_params, id) => world.find(id),
    'POST checkout/sessions/:id/expire': (_params, id) => {
      world.expire(id)
      return world.find(id)
    },
    'GET payment_intents/:id': (_params, id) => world.find(id),
    'GET refunds': (params) => list('refund', params),
    'POST refunds': (params) => {
      const { payment_intent = '', amount } = Object.fromEntries(params)
      return world.refund(payment_intent, Number(amount), {
        metadata: metadataOf(params),
        ...nextRefund,
      }).refund
    },
    'GET disputes': (params) => list('dispute', params),
    'POST accounts': (params) =>
      world.openAccount({
        type: params.get('type'),
        country: params.get('country'),
        metadata: metadataOf(params),
      }),
    'GET accounts/:id': (_params, id) => world.find(id),
    'POST account_links': (params) => {
      const { id } = world.find(params.get('account') ?? '')
      const fields = Object.fromEntries(params)
      const expires_at = Math.floor(Date.now() / 1000) + 300
      const link = world.make('link', 'account_link', { ...fields, expires_at })
      return { ...link, url: `https://connect.stripe.com/setup/e/${id}/${link.id}` }
    },
    'POST transfers': (params) => {
      const { amount, currency, destination, transfer_group } = Object.fromEntries(params)
      if (nextTransfer !== undefined) throw new StripeRefusal(nextTransfer, nextTransfer.status)
      const metadata = metadataOf(params)
      const fields = { currency, destination, transfer_group, metadata }
      return world.transfer({ amount: Number(amount), ...fields })
    },
    'GET transfers': (params) => list('transfer', params),
    'GET transfers/:id': (_params, id) => world.find(id),
    'GET subscriptions/:id': (_params, id) => world.find(id),
    'GET events': (params) => list('event', params),
  }
  let nextRefund: Wire = {}
  let nextTransfer: Wire | undefined

  function openSession(params: URLSearchParams): Wire {
    const of = (name: string) => params.get(name) ?? ''
    const amount_total = Number(of('line_items[0][price_data][unit_amount]'))
    if (amount_total < 50)
      throw new StripeRefusal({
        code: 'amount_too_small',
        param: 'line_items[0][price_data][unit_amount]',
        message: 'The Checkout Session’s total amount must convert to at least 50 cents.',
      })
    const lasts = Number(of('expires_at')) - Math.floor(Date.now() / 1000)
    if (lasts < 1800 || lasts > 86_400)
      throw new StripeRefusal({
        param: 'expires_at',
        message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      })
    const session = world.make('cs_test', 'checkout.session', {
      mode: of('mode'),
      client_reference_id: of('client_reference_id'),
      metadata: metadataOf(params),
      payment_metadata: metadataOf(params, 'payment_intent_data[metadata]'),
      amount_total,
      currency: of('line_items[0][price_data][currency]'),
      success_url: of('success_url'),
      expires_at: Number(of('expires_at')),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    })
    session.url = `https://checkout.stripe.com/c/pay/${session.id}`
    return session
  }

  function list(object: string, params: URLSearchParams): Wire {
    const limit = Number(params.get('limit') ?? 10)
    const after = params.get('starting_after')
    const intent = params.get('payment_intent')
    const group = params.get('transfer_group')
    const types = [...params.getAll('types[]'), ...indexed(params, 'types')]
    const since = Number(params.get('created[gte]') ?? 0)
    const source = object === 'event' ? world.events.toReversed() : world.all(object)
    const found = source.filter(
      (one) =>
        (intent === null || one.payment_intent === intent) &&
        (group === null || one.transfer_group === group) &&
        (types.length === 0 || types.includes(one.type)) &&
        one.created >= since,
    )
    const rest = found.slice(found.findIndex(({ id }) => id === after) + 1)
    const data = rest.slice(0, limit)
    return { object: 'list', data, has_more: rest.length > limit, url: `/v1/${object}s` }
  }

  /** Puts objects in the place of their ids: `payment_intent.latest_charge`, `data.balance_transaction`. */
  function expand(body: Wire, paths: string[]): Wire {
    for (const path of paths) follow(body, path.split('.'))
    return body
  }

  function follow(place: Wire | null, [name, ...rest]: string[]): void {
    if (place === null || name === undefined) return
    if (Array.isArray(place)) {
      for (const one of place) follow(one, [name, ...rest])
      return
    }
    if (typeof place[name] === 'string') place[name] = structuredClone(world.find(place[name]))
    if (place[name] !== undefined) follow(place[name], rest)
  }

  return {
    ...world,
    requests,
    close: server.close,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: `${webhookSecret}, ${connectSecret}`,
      STRIPE_API_URL: server.url,
    },
    /** Mishaps to come, one after the other. Everything is done all the same. */
    fail: (...next: Mishap[]) => {
      mishaps = next
    },
    /** As Stripe does after a day. */
    forgetKeys: () => answered.clear(),
    /** How the next refunds that are asked for begin. */
    refundWith: (fields: Wire) => {
      nextRefund = fields
    },
    /** Why the next transfers that are asked for are refused, if they are. */
    refuseTransfers: (error?: Wire) => {
      nextTransfer = error
    },
    sign: (event: Wire, { secret = webhookSecret, at = Date.now() } = {}) => {
      const body = JSON.stringify(event)
      const time = Math.floor(at / 1000)
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return {
        body: Buffer.from(body),
        headers: { 'stripe-signature': `t=${time},v1=${signature}` },
      }
    },
  }
}

const isId = (part: string) => /_[0-9a-f]{10,}$/.test(part)
const generic = (part: string) => (isId(part) ? ':id' : part)

function refused({ status, error }: StripeRefusal): Answer {
  return { status, body: { error } }
}

function send(
  response: ServerResponse,
  { status, body }: Answer,
  mishap: Mishap | undefined,
): void {
  if (mishap === 'stalled') return
  if (mishap === 'lost') {
    response.destroy()
    return
  }
  const isBroken = mishap === 'broken'
  const apology = { error: { type: 'api_error', message: 'Sorry.' } }
  response.writeHead(isBroken ? 500 : status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(isBroken ? apology : body))
}

/** `expand[0]`, `expand[1]`, …, as the library sends lists. */
function indexed(params: URLSearchParams, name: string): string[] {
  return [...params]
    .filter(([key]) => key.startsWith(`${name}[`) && key !== `${name}[]`)
    .map(([, value]) => value)
}

function metadataOf(params: URLSearchParams, name = 'metadata'): Wire {
  const entries = [...params].filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
