import type { FastifyInstance } from 'fastify'
import { proofLimit } from '../../../accounts/authentication/credentials.ts'
import { requireProof } from '../../../accounts/authentication/proof.ts'
import { authorize } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { displayName } from '../../../tables/users/users.ts'
import { membersPath } from '../../../vocabulary/addresses/urls.ts'
import { membershipPolicy } from '../policy.ts'
import { MembershipJson } from '../presenter.ts'
import { findMembership } from '../queries.ts'
import { OwnerUpdate } from '../schema.ts'
import { handOver } from './ownership.ts'

/** Handing an organization over to another owner. */
export async function ownerRoutes(app: FastifyInstance) {
  const { context } = app

  const update = api({
    name: 'updateOwner',
    summary: 'Hand the organization over to another member',
    description: `Only the owner may, in a session with a proof that is younger than ${proofLimit.words}. The new owner becomes an admin and is told by mail; the old one stays an admin.`,
    shows: { role: 'admin', is_owner: true },
    tag: 'Members',
    body: { schema: OwnerUpdate, root: 'owner' },
    response: MembershipJson,
    errors: [403],
  })

  app.patch('/', update, async ({ member, body }, reply) => {
    authorize(membershipPolicy.handOver(member), 'Only the owner can transfer the organization.')
    requireProof(member, membersPath(member.organization))
    const { member_id } = parse(OwnerUpdate, 'owner', body)
    const heir = await findMembership(context.db, member, member_id)
    const owner = await handOver(context, member, heir)

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          membersPath(member.organization),
          `${displayName(owner.user)} now owns ${member.organization.name}.`,
        ),
      json: () => MembershipJson.present(owner),
    })
  })
}
