import type { FastifyReply } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { creatorInvitationUrl } from '../../vocabulary/addresses/urls.ts'
import { CreatorInvitationJson } from './presenter.ts'
import { invitedName } from './queries.ts'

/** Answers whoever has invited a creator, and leads browsers on to a page. */
export function answerInvited(
  reply: FastifyReply,
  invitation: Parameters<typeof CreatorInvitationJson.present>[0],
  next: string,
) {
  return respond(reply, {
    html: () =>
      redirectWith(reply, next, `The invitation is on its way to ${invitedName(invitation)}.`),
    json: () =>
      reply
        .code(201)
        .header('Location', creatorInvitationUrl(invitation))
        .send(CreatorInvitationJson.present(invitation)),
  })
}
