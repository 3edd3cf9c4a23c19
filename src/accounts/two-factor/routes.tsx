import type { FastifyInstance } from 'fastify'
import { BadRequest, guard } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { twoFactorPath } from '../../vocabulary/addresses/urls.ts'
import { requireProof } from '../authentication/proof.ts'
import { countBackupCodes } from './backup-codes.ts'
import { endEnrolment, resumeEnrolment } from './enrolment.ts'
import { disableTwoFactor, enableTwoFactor, regenerateBackupCodes } from './model.ts'
import { TwoFactorCode } from './schema.ts'
import { BackupCodes } from './views/backup-codes.tsx'
import { TwoFactorOff } from './views/disabled.tsx'
import { TwoFactorOn } from './views/enabled.tsx'

/** How someone switches their second factor on and off, in a browser. */
export async function twoFactorRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  app.addHook('onRequest', async (request, reply) => {
    // Access tokens work on JSON only, and a stolen one must not lock its owner out.
    if (request.format === 'json') {
      throw new BadRequest('Two-factor authentication is set up in a browser.', 406)
    }
    reply.header('Cache-Control', 'no-store')
    requireProof(request.actor, twoFactorPath)
  })

  app.get('/', async (request, reply) => {
    const { user } = request.actor
    if (user.two_factor) {
      return sendPage(reply, <TwoFactorOn codesLeft={await countBackupCodes(db, user)} />)
    }
    const { secret } = resumeEnrolment(request, reply)
    return sendPage(reply, <TwoFactorOff user={user} secret={secret} />)
  })

  app.post('/', async (request, reply) => {
    const { actor } = request
    const { secret, isNew } = resumeEnrolment(request, reply)
    const codes = await attempt(
      async () => {
        const { code } = parse(TwoFactorCode, 'two_factor', request.body)
        guard(!isNew, 'base', 'That took too long. Scan this new QR code, please.')
        return enableTwoFactor(context, actor, { secret, code })
      },
      (errors) => <TwoFactorOff user={actor.user} secret={secret} errors={errors} />,
    )

    endEnrolment(reply)
    // The answer itself shows the codes, because a redirect would need to keep them somewhere in
    // between.
    return sendPage(reply.code(201), <BackupCodes codes={codes} isFirst />)
  })

  app.delete('/', async (request, reply) => {
    const { actor } = request
    await attempt(
      async () => {
        const { code } = parse(TwoFactorCode, 'two_factor', request.body)
        await disableTwoFactor(context, actor, code)
      },
      async (errors) => (
        <TwoFactorOn codesLeft={await countBackupCodes(db, actor.user)} disableErrors={errors} />
      ),
    )

    return redirectWith(reply, twoFactorPath, 'Two-factor authentication is off.')
  })

  // The browser stays at this address after new codes were shown, and may load it again.
  app.get('/backup_codes', async (_request, reply) => reply.redirect(twoFactorPath, 303))

  app.post('/backup_codes', async (request, reply) => {
    const { actor } = request
    const codes = await attempt(
      async () => {
        const { code } = parse(TwoFactorCode, 'backup_codes', request.body)
        return regenerateBackupCodes(context, actor, code)
      },
      async (errors) => (
        <TwoFactorOn codesLeft={await countBackupCodes(db, actor.user)} regenerateErrors={errors} />
      ),
    )

    return sendPage(reply.code(201), <BackupCodes codes={codes} />)
  })
}
