import type { FastifyInstance } from 'fastify'
import { loadAddress } from '../../../creators/addresses/queries.ts'
import { listVerifiedAccounts } from '../../../creators/social-accounts/queries.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { bodyWithAmounts } from '../../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  ownSubmissionPath,
  ownSubmissionUrl,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformsOf } from '../../collabs/words.ts'
import { CollabSubmissionWithWorkJson } from '../presenter.ts'
import { findOwnSubmission } from '../queries.ts'
import { ApplicationCreate } from '../schema.ts'
import { timeLimits } from '../time-limits.ts'
import { applyToCollab } from './model.ts'
import { findOpenCollab, type OpenCollab } from './queries.ts'
import { Apply } from './views/new.tsx'

type ById = { Params: { id: string } }
/** A form that was refused, as it was typed, and why it was. */
type Again = { typed?: unknown; errors?: AttributeErrors }

export async function applicationRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const form = async (actor: Actor, collab: OpenCollab, again: Again = {}) => {
    const platforms = platformsOf(collab)
    const wanted = platforms.length > 0 ? platforms : undefined
    const accounts = await listVerifiedAccounts(db, actor.user, wanted, 1)
    return (
      <Apply
        collab={collab}
        address={await loadAddress(db, actor)}
        canPost={accounts.length > 0}
        {...again}
      />
    )
  }

  app.get<ById>('/:id/submissions/new', async ({ actor, params }, reply) => {
    const collab = await findOpenCollab(db, actor, params.id)
    return sendPage(reply, await form(actor, collab))
  })

  const create = api({
    name: 'applyToCollab',
    summary: 'Apply to a collab',
    description:
      'For every user who may see it and does not belong to its organization: a price in the currency of the collab, 0 included, and a message. Where the product is sent, your address is needed: without one, or in a country the collab is not for, it is 422 on `address`. Once for each collab, unless the earlier one was withdrawn, canceled or expired.',
    shows: { state: 'applied', next_to_act: 'organization' },
    tag: 'Submissions',
    body: { schema: ApplicationCreate, root: 'submission' },
    response: CollabSubmissionWithWorkJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/submissions', create, async (request, reply) => {
    const { actor, body, params, format } = request
    const collab = await findOpenCollab(db, actor, params.id)
    const submission = await attempt(
      async () => {
        const sent = bodyWithAmounts(request, 'submission', collab.currency, {
          whenEmpty: 'refused',
        })
        const fields = parse(ApplicationCreate, 'submission', sent)
        return applyToCollab(context, actor, collab, fields, request.idempotencyKey)
      },
      (errors) => form(actor, collab, { typed: body, errors }),
    )
    const shown =
      format === 'json'
        ? await findOwnSubmission(db, actor, encodeId('Submission', submission.id))
        : undefined

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          ownSubmissionPath(submission),
          `You have applied. Your price is ${formatMoney(submission.quote_amount, submission.currency)}. ${collab.organization_name} answers within ${timeLimits.application.words}.`,
        ),
      json: () =>
        reply
          .code(201)
          .header('Location', ownSubmissionUrl(submission))
          .send(shown && CollabSubmissionWithWorkJson.present(shown)),
    })
  })
}
