import type { FastifyReply } from 'fastify'
import type { VNode } from 'preact'
import { Unauthenticated } from '../../../framework/errors.ts'
import { respond, type SentReply, sendPage } from '../../../framework/http/answers/format.ts'
import { localPath } from '../../../framework/http/safety/local-path.ts'
import { staffPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { beginningPath, namePath, twoFactorStepPath } from '../../../vocabulary/addresses/urls.ts'
import {
  clearPrivateCookie,
  setPrivateCookie,
  setSessionCookie,
} from '../../authentication/cookies.ts'
import { isStaff } from '../../staff/policy.ts'
import type { SignIn } from '../model.ts'
import { notPending, pendingSignIn, pendingTwoFactor, returnTo } from './client.ts'
import { rememberDevice } from './device.ts'
import type { Entered } from './enter.ts'

/** Answers either step of a sign-in. `again` renders the form if a browser's code was refused. */
export function answerSignIn(reply: FastifyReply, signIn: SignIn, again: () => VNode) {
  if (signIn.outcome === 'not_pending') {
    throw notPending()
  } else if (signIn.outcome === 'code_refused') {
    if (reply.request.format === 'json') throw new Unauthenticated('Try another code.')
    return sendPage(reply.code(422), again())
  } else {
    return answerEntered(reply, signIn)
  }
}

/** Answers whoever has shown what was asked for with the session, or with the step that is still due. */
export function answerEntered(reply: FastifyReply, entered: Entered): SentReply {
  const { request } = reply
  const { config } = request.server.context

  if (entered.outcome === 'two_factor_required') {
    const { pending_two_factor_token } = entered
    clearPrivateCookie(reply, pendingSignIn)
    setPrivateCookie(reply, config, pendingTwoFactor, pending_two_factor_token, 5 * 60)
    return respond(reply, {
      html: () => reply.redirect(twoFactorStepPath, 303),
      json: () => reply.code(202).send({ two_factor_required: true, pending_two_factor_token }),
    })
  } else {
    const { session_token, user } = entered
    for (const name of [pendingSignIn, pendingTwoFactor, returnTo]) clearPrivateCookie(reply, name)
    setSessionCookie(reply, config, session_token)
    rememberDevice(reply, user.email)
    const wanted = localPath(request.cookies[returnTo])
    const first = isStaff(config, { user }) ? staffPath : undefined
    return respond(reply, {
      html: () =>
        user.name === ''
          ? reply.redirect(namePath(wanted ?? first ?? beginningPath), 303)
          : reply.redirect(wanted ?? first ?? '/', 303),
      json: () => ({ session_token }),
    })
  }
}

/** Lets a browser go on with the code. A trial shows the code to whoever asked for it. */
export function keepPendingSignIn(
  reply: FastifyReply,
  email_address: string,
  { token, code }: { token: string; code: string },
): void {
  const { request } = reply
  const { config } = request.server.context
  setPrivateCookie(reply, config, pendingSignIn, token, 15 * 60)
  if (config.trial) {
    request.log.info({ email_address, code }, 'sign-in code')
    reply.header('X-Magic-Link-Code', code)
  }
}
