import { one } from '../../../src/framework/database/rows.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { createEarner, createWaitingPayout } from '../../support/world/earnings.ts'
import { makeStaff } from '../../support/world/staff.ts'
import { forItsUser, forUsers, pages, type Row, writes } from '../support/row.ts'
import { clientFor, type World } from '../support/world.ts'

async function earned({ owner }: World) {
  await createEarner(owner.user)
  return {}
}

async function asked(world: World) {
  await earned(world)
  const owner = await clientFor(world, 'write')
  const answer = await owner.post('/me/payouts.json', { payout: { currency: 'usd' } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { id: answer.json().id }
}

/** The owner runs the installation, and someone else has asked for a payout. */
async function waiting({ owner }: World) {
  makeStaff(owner.user)
  const { id } = await createWaitingPayout()
  return { id: encodeId('Payout', id) }
}

async function batched(world: World) {
  await waiting(world)
  const owner = await clientFor(world, 'write')
  const body = { payout_batch: { currency: 'usd' } }
  const { id } = (await owner.post('/staff/payout_batches.json', body)).json()
  return { id, owner }
}

async function aBatch(world: World) {
  return { id: (await batched(world)).id }
}

async function processing(world: World) {
  const { id, owner } = await batched(world)
  const lines = await owner.get(`/staff/payouts.json?batch_id=${id}&limit=1`)
  return { id: one<{ id: string }>(lines.json()).id }
}

async function paid(world: World) {
  const { id } = await processing(world)
  const owner = await clientFor(world, 'write')
  await owner.post(`/staff/payouts/${id}/payment.json`)
  return { id }
}

const reason = () => ({ payout: { reason: 'The account is closed.' } })

export const rows: Row[] = [
  { route: 'GET /me/payouts', answers: forUsers(200), given: asked, list: true },
  { route: 'GET /me/payouts/new', answers: pages(forUsers(200)), pageOnly: true },
  {
    route: 'POST /me/payouts',
    emptiable: true,
    // Only the owner has earned something.
    answers: { ...writes(forUsers(201)), stranger: 422, member: 422, admin: 422 },
    given: earned,
    body: () => ({ payout: { currency: 'usd' } }),
    further: () => ({ amount: 5000 }),
  },
  { route: 'GET /me/payouts/:id', answers: forItsUser(200), given: asked },
  {
    // A token fetches a file as a browser does.
    route: 'GET /me/payouts/:id.pdf',
    answers: { ...forItsUser(200), nobody: 303 },
    given: asked,
    pageOnly: true,
  },
  {
    route: 'POST /me/payouts/:id/cancellation',
    answers: writes(forItsUser(200)),
    given: asked,
  },

  {
    route: 'GET /staff/payouts',
    answers: forItsUser(200),
    given: waiting,
    list: true,
  },
  {
    route: 'GET /staff/payouts/:id',
    answers: forItsUser(200),
    given: waiting,
  },
  {
    route: 'POST /staff/payouts/:id/payment',
    answers: writes(forItsUser(200)),
    given: processing,
  },
  {
    route: 'POST /staff/payouts/:id/failure',
    answers: writes(forItsUser(200)),
    given: processing,
    body: reason,
  },
  {
    route: 'POST /staff/payouts/:id/return',
    answers: writes(forItsUser(200)),
    given: paid,
    body: reason,
  },

  {
    route: 'GET /staff/payout_batches',
    answers: forItsUser(200),
    given: aBatch,
    list: true,
  },
  {
    route: 'POST /staff/payout_batches',
    answers: writes(forItsUser(201)),
    given: waiting,
    body: () => ({ payout_batch: { currency: 'usd' } }),
  },
  {
    route: 'GET /staff/payout_batches/:id',
    answers: forItsUser(200),
    given: aBatch,
  },
  {
    route: 'GET /staff/payout_batches/:id.csv',
    // It holds bank details in the clear, so no token will do, and a session only with a fresh proof.
    answers: { ...forItsUser(200), nobody: 303, read: 403, write: 403 },
    given: aBatch,
    pageOnly: true,
  },
]
