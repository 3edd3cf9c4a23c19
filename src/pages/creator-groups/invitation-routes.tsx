import type { FastifyInstance } from 'fastify'
import { type AttributeErrors, authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { questionBefore } from '../../framework/http/bodies/confirmation.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { InvitationTogetherCreate } from '../../programs/program-invitations/schema.ts'
import {
  type InvitationResult,
  inviteTogether,
} from '../../programs/program-invitations/together/model.ts'
import { InvitationsTogetherJson } from '../../programs/program-invitations/together/presenter.ts'
import { mostChosen } from '../../teams/creator-groups/schema.ts'
import { mailsLeft } from '../../teams/creator-invitations/mails.ts'
import { creatorInvitationPolicy } from '../../teams/creator-invitations/policy.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { creatorFiltersOf, queryOf } from '../creators/filters.ts'
import { listInvitablePrograms } from '../creators/invitable-programs.ts'
import { namesOfCreators } from '../creators/queries.ts'
import { bodyWithChosen, type Filtered, filteredListPath, showListAgain } from './ticked.tsx'
import { InvitationQuestion } from './views/invitation-question.tsx'

/** Invites creators who were ticked in the list to a program, after a question. */
export async function invitationTogetherRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const invitations = api({
    name: 'inviteCreators',
    summary: 'Invite many creators you worked with to a program',
    description: `For admins: up to ${mostChosen} creators who have worked with the organization, each as by themselves. Whoever could not be invited says why, and keeps none of the others from it.`,
    tag: 'Invitations',
    body: { schema: InvitationTogetherCreate, root: 'program_invitation' },
    strict: true,
    response: InvitationsTogetherJson,
    errors: [403],
  })

  app.post<Filtered>('/invitations', invitations, async (request, reply) => {
    const { member, query } = request
    authorize(creatorInvitationPolicy.create(member))
    const again = (errors: AttributeErrors) => showListAgain(db, request, errors)
    const body = await bodyWithChosen(db, request)
    const fields = await attempt(
      async () => parse(InvitationTogetherCreate, 'program_invitation', body),
      again,
    )
    const ask = async () => {
      const names = await namesOfCreators(db, member, fields.user_ids)
      const programs = await listInvitablePrograms(db, member)
      const program = programs.find(({ public_id }) => public_id === fields.program_id)
      // A program that takes nobody is refused below.
      if (program === undefined || names.length === 0) return undefined
      const left = await mailsLeft(db, member.organization)
      const isAll = Object(request.body).all === '1'
      const asked = { member, fields, names, program, left, isAll }
      return <InvitationQuestion {...asked} query={queryOf(creatorFiltersOf(query))} />
    }
    const question = await questionBefore(request, { ask, again: () => again({}) })
    if (question) return sendPage(reply, question)
    const results = await attempt(async () => inviteTogether(context, member, fields), again)

    return respond(reply, {
      html: () => redirectWith(reply, filteredListPath(request), invited(results)),
      json: () => InvitationsTogetherJson.present({ results }),
    })
  })
}

function invited(results: InvitationResult[]): string {
  const left = results.flatMap(({ error }) => error ?? [])
  const said = `${counted(results.length - left.length, 'creator')} invited.`
  return left.length === 0 ? said : `${said} ${counted(left.length, 'creator')} not: ${left[0]}`
}
