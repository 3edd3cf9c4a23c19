import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context, Services } from '../../framework/context.ts'
import { readMovedSeconds } from '../../framework/database/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { createSimulatedAccount } from '../../platforms/simulated/model.ts'
import { listSimulatedAccounts } from '../../platforms/simulated/queries.ts'
import { ClockMove, SimulatedAccountCreate } from '../../platforms/simulated/schema.ts'
import {
  simulatedAccountPath,
  simulatedAccountUrl,
  simulatedPath,
} from '../../vocabulary/addresses/simulated-urls.ts'
import { SimulatedAccountJson, SimulatedClockJson } from './presenter.ts'
import { SimulatedIndex } from './views/index.tsx'

type Options = {
  /** Waits for what an earlier move has made due. */
  catchUp: (context: Context) => Promise<void>
  /** It is so many seconds later at once; says how far the clock was moved in all. */
  letTimePass: (tx: Tx, services: Services, seconds: number) => Promise<number>
}

const tag = 'Simulated platform'

/** The platform of a trial, seen by those who post there. */
export async function simulatedRoutes(app: FastifyInstance, { catchUp, letTimePass }: Options) {
  const { db } = app.context

  const list = api({
    name: 'listSimulatedAccounts',
    summary: 'List your accounts on the simulated platform',
    description:
      'For every user, on a trial only: their own, newest first, each with its posts and what they have reached by now.',
    tag,
    response: z.array(SimulatedAccountJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const page = await listSimulatedAccounts(db, request.actor.user, pageRequest(request))
    setPageHeaders(reply, page)
    if (request.format === 'json') return reply.send(page.rows.map(SimulatedAccountJson.present))
    return sendPage(reply, <SimulatedIndex page={page} clock={await readMovedSeconds(db)} />)
  })

  const create = api({
    name: 'createSimulatedAccount',
    summary: 'Make an account on the simulated platform',
    description:
      'For every user, on a trial only. A `handle` that is in use on that platform is 422.',
    tag,
    body: { schema: SimulatedAccountCreate, root: 'simulated_account' },
    response: SimulatedAccountJson,
    status: 201,
  })

  app.post('/accounts', create, async (request, reply) => {
    const { actor, body } = request
    const account = await attempt(
      async () => {
        const fields = parse(SimulatedAccountCreate, 'simulated_account', body)
        return createSimulatedAccount(db, actor.user, fields)
      },
      async (errors) => {
        const first = { ...pageRequest(request), offset: 0 }
        const page = await listSimulatedAccounts(db, actor.user, first)
        const clock = await readMovedSeconds(db)
        return <SimulatedIndex page={page} clock={clock} typed={body} errors={errors} />
      },
    )

    return respond(reply, {
      html: () => redirectWith(reply, simulatedAccountPath(account), 'The account is made.'),
      json: () =>
        reply
          .code(201)
          .header('Location', simulatedAccountUrl(account))
          .send(SimulatedAccountJson.present({ ...account, posts: [] })),
    })
  })

  const move = api({
    name: 'moveSimulatedClock',
    summary: 'Let time pass',
    description:
      'For every user, on a trial only: it is `seconds` later at once, for posts and for whatever waits for a deadline, for everybody; sessions, tokens and limits keep to the real time. What is due then is done within seconds; another move waits for it. It cannot be turned back.',
    tag,
    body: { schema: ClockMove, root: 'simulated_clock' },
    response: SimulatedClockJson,
  })

  app.post('/clock', move, async (request, reply) => {
    const { seconds } = parse(ClockMove, 'simulated_clock', request.body)
    await catchUp(app.context)
    const moved = await db.transaction((tx) => letTimePass(tx, app.context, seconds))

    return respond(reply, {
      html: () =>
        redirectWith(reply, simulatedPath, 'It is later now. What became due is being done.'),
      json: () => ({ seconds: moved }),
    })
  })
}
