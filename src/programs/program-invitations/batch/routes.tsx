import type { FastifyInstance } from 'fastify'
import { type AttributeErrors, authorize } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse, refuseEmpty } from '../../../framework/http/fields/parse.ts'
import { typedValues } from '../../../framework/views/forms/form.tsx'
import type { Member } from '../../../tables/actor.ts'
import { mailsLeft } from '../../../teams/creator-invitations/mails.ts'
import { creatorInvitationPolicy } from '../../../teams/creator-invitations/policy.ts'
import { organizationLimit, recipientLimit } from '../../../teams/creator-invitations/rates.ts'
import {
  creatorInvitationsPath,
  creatorInvitationsUrl,
  newCreatorInvitationPath,
} from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { listOpenPrograms } from '../queries.ts'
import { inviteBatch, previewBatch } from './model.ts'
import type { InvitationBatch } from './outcomes.ts'
import { InvitationBatchJson } from './presenter.ts'
import { InvitationBatchCreate } from './schema.ts'
import { InvitationBatchForm } from './views/form.tsx'
import { InvitationBatchPreview } from './views/preview.tsx'

type Chosen = { Querystring: { program_id?: string } }

const tag = 'Invitations'
const body = { schema: InvitationBatchCreate, root: 'invitation_batch' }

/** Inviting many creators at once. */
export async function invitationBatchRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const form = async (
    member: Member,
    values: Record<string, unknown>,
    errors: AttributeErrors = {},
  ) => (
    <InvitationBatchForm
      member={member}
      programs={await listOpenPrograms(db, member)}
      left={await mailsLeft(db, member.organization)}
      values={values}
      errors={errors}
    />
  )

  app.get<Chosen>('/new', async ({ member, query }, reply) => {
    authorize(creatorInvitationPolicy.create(member))
    return sendPage(reply, await form(member, { program_id: query.program_id }))
  })

  const preview = api({
    name: 'previewInvitationBatch',
    strict: true,
    summary: 'Look at what would become of many invitations',
    description:
      'For admins: what would become of each address, and how many more can be invited today. Nobody is mailed, and nothing is kept.',
    tag,
    body,
    files: true,
    response: InvitationBatchJson,
    errors: [403],
  })

  // A preview is of what was sent, so one that is opened again begins anew.
  app.get('/batch/preview', async ({ member }, reply) => {
    authorize(creatorInvitationPolicy.create(member))
    return reply.redirect(newCreatorInvitationPath(member.organization), 303)
  })

  app.post('/batch/preview', preview, async ({ member, body: sent, format }, reply) => {
    authorize(creatorInvitationPolicy.create(member))
    const isAgain = format === 'html' && Object(sent).again !== undefined
    if (isAgain) return sendPage(reply, await form(member, typedValues(sent, body.root)))
    const { fields, batch } = await attempt(
      async () => {
        refuseEmpty({ format, body: sent }, body.root, ['program_id'])
        const fields = parse(InvitationBatchCreate, body.root, sent)
        return { fields, batch: await previewBatch(context, member, fields) }
      },
      (errors) => form(member, typedValues(sent, body.root), errors),
    )

    return respond(reply, {
      html: () => <InvitationBatchPreview member={member} batch={batch} fields={fields} />,
      json: () => InvitationBatchJson.present(batch),
    })
  })

  const create = api({
    name: 'createInvitationBatch',
    strict: true,
    summary: 'Invite many creators at once',
    description: `For admins: \`addresses\` as text, or a CSV \`file\` as multipart, with a program and a message for all. Who can be invited is mailed; the answer says what became of each address. At most ${organizationLimit.most} in ${organizationLimit.words} for an organization, which is 422 on \`base\` beyond; an address gets at most ${recipientLimit.most} in ${recipientLimit.words} from all organizations, and none from those it refused.`,
    tag,
    body,
    files: true,
    response: InvitationBatchJson,
    status: 201,
    errors: [403],
  })

  app.post('/batch', create, async ({ member, body: sent, format }, reply) => {
    authorize(creatorInvitationPolicy.create(member))
    const batch = await attempt(
      async () => {
        refuseEmpty({ format, body: sent }, body.root, ['program_id'])
        return inviteBatch(context, member, parse(InvitationBatchCreate, body.root, sent))
      },
      (errors) => form(member, typedValues(sent, body.root), errors),
    )

    return respond(reply, {
      html: () => redirectWith(reply, creatorInvitationsPath(member.organization), saying(batch)),
      json: () =>
        reply
          .code(201)
          .header('Location', creatorInvitationsUrl(member.organization))
          .send(InvitationBatchJson.present(batch)),
    })
  })
}

function saying({ results }: InvitationBatch): string {
  const invited = results.filter(({ outcome }) => outcome === 'invited').length
  return invited === 1
    ? 'The invitation is on its way.'
    : `${counted(invited, 'invitation')} are on their way.`
}
