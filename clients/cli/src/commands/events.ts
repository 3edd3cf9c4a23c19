import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Schema } from '@troupe/sdk'
import { defineCommand } from 'citty'
import { command, organizationOf, type Place } from '../command.ts'
import { WrongUse } from '../exit-codes.ts'
import { paint, plain, say } from '../output.ts'

type Event = Schema<'Event'>

const which = {
  own: { type: 'boolean', description: 'Of your own work as a creator, not of an organization' },
  types: { type: 'string', description: 'Only these, with commas between them' },
  after: {
    type: 'string',
    description: 'Begin after this event; without it with what happens from now on',
    valueHint: 'id',
  },
} as const

type Which = {
  own?: boolean | undefined
  types?: string | undefined
  after?: string | undefined
}

const mostAtOnce = 100
const pauseMs = 1000

const tail = command('Show events as they come', which, async (place, args) => {
  for await (const event of eventsOf(place, args)) {
    say(place.isJson ? JSON.stringify(event) : inWords(event))
  }
})

export const events = defineCommand({
  meta: { description: 'What happens' },
  subCommands: { tail },
})

export const listen = command(
  'Bring events to an address of this machine, as webhooks do',
  {
    ...which,
    to: { type: 'string', description: 'Where to send them', valueHint: 'url', required: true },
    secret: {
      type: 'string',
      description: 'To sign with; made anew without',
      valueHint: 'whsec_…',
    },
  },
  async (place, args) => {
    if (!/^https?:\/\//.test(args.to) || !URL.canParse(args.to))
      throw new WrongUse(`${args.to} is no address to send to.`)
    const secret = args.secret || `whsec_${randomBytes(24).toString('base64')}`
    if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret)) throw new WrongUse('A secret begins with whsec_')
    say(place.isJson ? JSON.stringify({ secret }) : `Signed with ${secret}`)
    for await (const event of eventsOf(place, args)) {
      const outcome = await deliver(args.to, secret, event)
      const { id, type } = event
      say(place.isJson ? JSON.stringify({ id, type, outcome }) : `${inWords(event)}  ${outcome}`)
    }
  },
)

/** Goes on for ever: asks again from where it was, so that nothing is missed and nothing comes twice. */
async function* eventsOf(place: Place, { own, types, after }: Which): AsyncGenerator<Event> {
  const organization = own ? undefined : await organizationOf(place)
  const ask = (last: string | undefined) => {
    const query = {
      limit: mostAtOnce,
      ...(types && { types }),
      ...(last && { after: last }),
    }
    return organization === undefined
      ? place.troupe.call('get', '/me/events.json', { query })
      : place.troupe.call('get', '/organizations/{organization_id}/events.json', {
          query,
          organization,
        })
  }
  let last = after ?? (await ask('latest')).at(-1)?.id
  while (true) {
    const found = await ask(last)
    for (const event of found) {
      yield event
      last = event.id
    }
    if (found.length < mostAtOnce) await pause(pauseMs)
  }
}

/** Sends an event with the headers of Standard Webhooks, once: what a laptop missed is shown, and not kept for it. */
async function deliver(to: string, secret: string, event: Event): Promise<string> {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${event.id}.${timestamp}.${body}`
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': event.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
  try {
    const signal = AbortSignal.timeout(5000)
    const { status } = await fetch(to, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    })
    return String(status)
  } catch {
    return 'no answer'
  }
}

function inWords({ created_at, type, program, record }: Event): string {
  const at = paint('dim', created_at.slice(0, 19).replace('T', ' '))
  return `${at}  ${type}  ${record.id}${program ? `  ${plain(program.name)}` : ''}`
}
