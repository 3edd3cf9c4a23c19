import type { FastifyInstance } from 'fastify'
import { clearPrivateCookie } from '../../accounts/authentication/cookies.ts'
import { proofLimit } from '../../accounts/authentication/credentials.ts'
import { requireProof } from '../../accounts/authentication/proof.ts'
import { takeTurns } from '../../framework/fair-queue.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { accountDataPath } from '../../vocabulary/addresses/urls.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { deleteAccount } from './deletion.ts'
import { exportAccount } from './export.ts'
import { findObstacles } from './obstacles.ts'
import { AccountData } from './views/data.tsx'

/** All that is kept about someone lies in memory until it is packed. */
const inExportTurn = takeTurns({ atOnce: 2, waiting: 10, each: { atOnce: 1, waiting: 1 } })

/** Actions on an account as a whole: taking its data along, and deleting it. */
export async function accountRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  app.get('/data', async ({ actor }, reply) =>
    sendPage(reply, <AccountData obstacles={await findObstacles(db, context, actor)} />),
  )

  const takeout = fileApi({
    name: 'downloadExport',
    summary: 'Download all that is known of you',
    description: `Needs a session and a proof that is younger than ${proofLimit.words}: a ZIP file of JSON.`,
    tag: 'Account',
    mediaTypes: { 'application/zip': {} },
    named: true,
    sessionOnly: true,
    errors: [403],
  })

  app.get('/export.zip', mayBeOld(takeout), async ({ actor }, reply) => {
    requireProof(actor, accountDataPath)
    await limitRate(db, limitFor('export', actor.user.id))
    const packed = await inExportTurn(actor.user.id, () => exportAccount(db, actor))
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Disposition': 'attachment; filename="troupe.zip"',
      })
      .type('application/zip')
      .send(packed)
  })

  const destroy = api({
    name: 'deleteMe',
    summary: 'Delete your account for good',
    description: `Needs a session and a proof that is younger than ${proofLimit.words}. What is yours alone is deleted; what others rely on stays without your name. Refused while money is granted to you, in your balance or on its way, while you have work for collabs that is not over, while you own an organization that has other members, or one of your own that cannot be deleted: it has programs, a subscription or money.`,
    tag: 'Account',
    status: 204,
    errors: [403],
  })

  app.delete('/', destroy, async ({ actor }, reply) => {
    requireProof(actor, accountDataPath)
    const obstacles = await findObstacles(db, context, actor)
    await attempt(
      () => deleteAccount(context, actor),
      ({ base }) => <AccountData obstacles={obstacles} refusals={base} />,
    )
    clearPrivateCookie(reply, 'session_token')

    return respond(reply, {
      html: () => redirectWith(reply, '/', 'Your account is deleted. Thank you for being here.'),
      json: () => reply.code(204).send(),
    })
  })
}
