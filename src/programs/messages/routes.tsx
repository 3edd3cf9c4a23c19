import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { messagesUrl, submissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { findAccess } from '../submissions/access.ts'
import { markMessagesRead, sendMessage } from './model.ts'
import { MessageJson } from './presenter.ts'
import { findMessage, listMessages } from './queries.ts'
import { attachments, MessageCreate } from './schema.ts'
import { unreadLimit } from './time-limits.ts'
import { MessageNew } from './views/new.tsx'

type OfSubmission = { Params: { submission_id: string } }

const tag = 'Messages'

/** Messages of the two sides of a submission to each other. */
export async function messageRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listMessages',
    summary: 'List the messages about a submission',
    description:
      'For its creator, and for members of the organization: newest first. Reading them here marks nothing as read.',
    tag,
    response: z.array(MessageJson),
    paginated: true,
    errors: [404],
  })

  app.get<OfSubmission>('/', list, async (request, reply) => {
    const { actor, params } = request
    const page = await listMessages(db, actor, params.submission_id, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => reply.redirect(`/submissions/${params.submission_id}`, 303),
      json: () => page.rows.map(MessageJson.present),
    })
  })

  const create = api({
    name: 'sendMessage',
    summary: 'Write about a submission',
    description: `For its creator, and for members of the organization: a text, files as multipart, or both. The other side is notified, and mailed if it has not read it after ${unreadLimit.words}.`,
    tag,
    body: { schema: MessageCreate, root: 'message', neededWithoutFiles: ['body'] },
    files: attachments,
    strict: true,
    response: MessageJson,
    status: 201,
    errors: [404],
  })

  app.post<OfSubmission>('/', create, async (request, reply) => {
    const { actor, params, body, format } = request
    const submission = await findAccess(db, actor, params.submission_id)
    const id = await attempt(
      async () => {
        const fields = parse(MessageCreate, 'message', body)
        return sendMessage(context, actor, submission, fields, request.idempotencyKey)
      },
      (errors) => <MessageNew submission={submission} typed={body} errors={errors} />,
    )
    const sent = format === 'json' ? await findMessage(db, actor, id) : undefined

    return respond(reply, {
      html: () => redirectWith(reply, submissionPath(submission), 'Your message is sent.'),
      json: () =>
        reply
          .code(201)
          .header('Location', messagesUrl(submission))
          .send(sent && MessageJson.present(sent)),
    })
  })

  const reading = api({
    strict: true,
    name: 'readMessages',
    summary: 'Mark the messages about a submission as read',
    description:
      'For its creator, and for members of the organization: 204. All that are there now are read, by you alone.',
    tag,
    status: 204,
    errors: [404],
  })

  app.post<OfSubmission>('/reading', reading, async ({ actor, params }, reply) => {
    const submission = await findAccess(db, actor, params.submission_id)
    await markMessagesRead(db, actor, submission)

    return respond(reply, {
      html: () => reply.redirect(submissionPath(submission), 303),
      json: () => reply.code(204).send(),
    })
  })
}
