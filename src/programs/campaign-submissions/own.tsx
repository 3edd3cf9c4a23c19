import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../framework/context.ts'
import { attempt } from '../../framework/http/attempt.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond, sendPage } from '../../framework/http/format.ts'
import { parse } from '../../framework/http/parse.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { ownSubmissionPath, ownSubmissionUrl } from '../../vocabulary/submission-urls.ts'
import { mySubmissionsPath } from '../../vocabulary/urls.ts'
import { answerAsCreator, appealAsCreator, withdrawAsCreator } from './acts.ts'
import { explain } from './explanation.ts'
import { presentOwnSubmission } from './presenter.ts'
import { findOwnSubmission, ownedBy, type SubmissionInList } from './queries.ts'
import { AppealFields, FlagAnswerFields } from './schema.ts'
import { openShown } from './shown.ts'
import { OwnSubmissionShow } from './views/own.tsx'

/** What creators see and do with a post that they handed in. */

type Request = Pick<FastifyRequest, 'actor' | 'body' | 'format'>

export async function showOwn(
  { db }: Context,
  { actor, format }: Request,
  reply: FastifyReply,
  submission: SubmissionInList,
) {
  if (format === 'json') return presentOwnSubmission(submission)
  return sendPage(reply, <OwnSubmissionShow shown={await openShown(db, actor, submission)} />)
}

export async function explainOwn(
  { db }: Context,
  { actor }: Request,
  reply: FastifyReply,
  publicId: string,
) {
  const explanation = await explain(db, publicId, ownedBy(actor))
  return respond(reply, {
    html: () => reply.redirect(`${mySubmissionsPath}/${publicId}`, 303),
    json: () => explanation,
  })
}

export function appealOwn(
  context: Context,
  request: Request,
  reply: FastifyReply,
  submission: SubmissionInList,
) {
  return act(context, request, reply, submission, 'Your appeal is sent.', () => {
    const { text } = parse(AppealFields, 'appeal', request.body)
    return appealAsCreator(context, request.actor, submission, text)
  })
}

export function answerFlagOwn(
  context: Context,
  request: Request,
  reply: FastifyReply,
  submission: SubmissionInList,
) {
  return act(context, request, reply, submission, 'Your answer is sent.', () => {
    const { text } = parse(FlagAnswerFields, 'flag_answer', request.body)
    return answerAsCreator(context, request.actor, submission, text)
  })
}

export function withdrawOwn(
  context: Context,
  request: Request,
  reply: FastifyReply,
  submission: SubmissionInList,
) {
  return act(context, request, reply, submission, 'Withdrawn.', () =>
    withdrawAsCreator(context, request.actor, submission),
  )
}

async function act(
  { db }: Context,
  { actor, body, format }: Request,
  reply: FastifyReply,
  submission: SubmissionInList,
  done: string,
  perform: () => Promise<unknown>,
) {
  const shown = format === 'html' ? await openShown(db, actor, submission) : { submission }
  await attempt(
    async () => perform(),
    (errors) => <OwnSubmissionShow shown={shown} typed={body} errors={errors} />,
  )
  const after = await findOwnSubmission(db, actor, encodeId('Submission', submission.id))
  return respond(reply, {
    html: () => redirectWith(reply, ownSubmissionPath(after), done),
    json: () =>
      reply.code(201).header('Location', ownSubmissionUrl(after)).send(presentOwnSubmission(after)),
  })
}
