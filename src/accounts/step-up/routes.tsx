import type { FastifyInstance } from 'fastify'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { mePath, stepUpPath, stepUpUrl } from '../../vocabulary/addresses/urls.ts'
import { proofLimit } from '../authentication/credentials.ts'
import { requireSession } from '../authentication/proof.ts'
import { proveByCodes, requestProof } from './model.ts'
import { StepUpJson } from './presenter.ts'
import { findProof } from './queries.ts'
import { StepUpConfirm } from './schema.ts'
import { StepUpPage } from './views/step-up.tsx'

type Query = { Querystring: { return_to?: unknown } }

const tag = 'Account'

/** The step between being signed in and deciding who owns the account. */
export async function stepUpRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const show = api({
    name: 'showStepUp',
    summary: 'Show whether you have proved recently that the account is yours',
    description:
      'For whoever has a session: until when the last proof is good, and whether a code is on its way. An access token is 403.',
    tag,
    sessionOnly: true,
    response: StepUpJson,
    errors: [403],
  })

  app.get<Query>('/', show, async ({ actor, query }, reply) => {
    requireSession(actor)
    const returnTo = localPath(query.return_to) ?? mePath
    const proof = await findProof(db, actor)

    return respond(reply, {
      html: () =>
        proof.proved_until === null ? (
          <StepUpPage
            user={actor.user}
            returnTo={returnTo}
            isSent={proof.code_expires_at !== null}
          />
        ) : (
          reply.redirect(returnTo, 303)
        ),
      json: () => StepUpJson.present({ ...proof, ...actor.user }),
    })
  })

  const create = api({
    name: 'requestStepUpCode',
    summary: 'Have a code mailed to your own address, to prove that the account is yours',
    description:
      'For whoever has a session: mails a code to the address that the account has now. Asking again replaces the code before it. An access token is 403.',
    tag,
    sessionOnly: true,
    response: StepUpJson,
    status: 201,
    errors: [403],
    answerHeaders: {
      'X-Magic-Link-Code': {
        description: 'The code itself. Only on a local trial, where no mail is sent',
        example: '7K2QMX',
      },
    },
  })

  app.post('/', create, async (request, reply) => {
    const { actor, body } = request
    requireSession(actor)
    const { code } = await requestProof(context, actor)
    if (config.trial) {
      request.log.info({ email: actor.user.email, code }, 'step-up code')
      reply.header('X-Magic-Link-Code', code)
    }
    const proof = await findProof(db, actor)

    return respond(reply, {
      html: () => reply.redirect(stepUpPath(localPath(Object(body).return_to) ?? mePath), 303),
      json: () =>
        reply
          .code(201)
          .header('Location', stepUpUrl())
          .send(StepUpJson.present({ ...proof, ...actor.user })),
    })
  })

  const confirm = api({
    name: 'confirmStepUp',
    summary: 'Prove with the mailed code, and a second factor if you have one',
    description: `For whoever has a session: with the right codes it may change the e-mail address and the like for ${proofLimit.words}. A wrong code is 422 under its own name and costs one of five tries. An access token is 403.`,
    tag,
    sessionOnly: true,
    body: { schema: StepUpConfirm, root: 'step_up' },
    response: StepUpJson,
    errors: [403],
  })

  app.patch('/', confirm, async ({ actor, body }, reply) => {
    requireSession(actor)
    const returnTo = localPath(Object(body).return_to) ?? mePath
    await attempt(
      async () => proveByCodes(context, actor, parse(StepUpConfirm, 'step_up', body)),
      (errors) => <StepUpPage user={actor.user} returnTo={returnTo} isSent errors={errors} />,
    )
    const proof = await findProof(db, actor)

    return respond(reply, {
      html: () => reply.redirect(returnTo, 303),
      json: () => StepUpJson.present({ ...proof, ...actor.user }),
    })
  })
}
