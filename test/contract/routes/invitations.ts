import { one } from '../../../src/framework/database/rows.ts'
import { creatorInvitations } from '../../../src/tables/organizations/creator-invitations.ts'
import { invitationToken } from '../../../src/teams/creator-invitations/received/queries.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { context, db } from '../../support/helper.ts'
import { createInvitation, createMembership, unique } from '../../support/world/factories.ts'
import { createRunningCampaign } from '../../support/world/submissions.ts'
import { forAdmins, forEveryone, forUsers, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function openInvitation({ organization_id, owner }: World) {
  const { id } = await createInvitation(db, { organization_id, invited_by_id: owner.user.id })
  return { id: encodeId('Invitation', id) }
}

async function invitationElsewhere({ owner }: World) {
  const { organization_id } = await createMembership(db)
  return createInvitation(db, { organization_id, email: owner.user.email })
}

async function invitedCreator({ organization_id }: World) {
  const values = { organization_id, email: `${unique('creator')}@example.com` }
  const { id } = one(await db.insert(creatorInvitations).values(values).returning())
  return { id: encodeId('CreatorInvitation', id) }
}

async function receivedInvitation({ organization_id }: World) {
  const values = { organization_id, email: `${unique('creator')}@example.com` }
  const invitation = one(await db.insert(creatorInvitations).values(values).returning())
  return { token: invitationToken(context.config.secretKeys, invitation) }
}

const batch = () => ({ invitation_batch: { addresses: `${unique('creator')}@example.com` } })

const programs = new WeakMap<World, string>()

async function aProgram(world: World) {
  const { id } = await createRunningCampaign({ organization_id: world.organization_id })
  programs.set(world, encodeId('Campaign', id))
  return {}
}

const toProgram = (world: World) => ({ program_id: programs.get(world) })

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/creator_invitations/new',
    answers: pages(forAdmins(200)),
    pageOnly: true,
  },
  {
    route: 'POST /organizations/:organization_id/creator_invitations/batch',
    answers: writes(forAdmins(201)),
    body: batch,
    given: aProgram,
    further: toProgram,
    dependent: ['addresses'],
  },
  {
    route: 'GET /organizations/:organization_id/creator_invitations/batch/preview',
    answers: pages(forAdmins(303)),
    pageOnly: true,
  },
  {
    route: 'POST /organizations/:organization_id/creator_invitations/batch/preview',
    answers: writes(forAdmins(200)),
    body: batch,
    given: aProgram,
    further: toProgram,
    dependent: ['addresses'],
  },
  {
    route: 'GET /creator_invitations/:token',
    answers: forEveryone(200),
    given: receivedInvitation,
  },
  {
    route: 'POST /creator_invitations/:token/refusal',
    answers: forEveryone(204),
    given: receivedInvitation,
    body: () => ({ refusal: { from: 'organization' } }),
  },
  {
    route: 'DELETE /creator_invitations/:token/refusal',
    answers: forEveryone(204),
    given: receivedInvitation,
  },
  {
    route: 'GET /organizations/:organization_id/creator_invitations',
    answers: forAdmins(200),
    given: invitedCreator,
    list: true,
  },
  {
    route: 'POST /organizations/:organization_id/creator_invitations',
    answers: writes(forAdmins(201)),
    body: () => ({ creator_invitation: { email: `${unique('creator')}@example.com` } }),
  },
  {
    route: 'GET /organizations/:organization_id/creator_invitations/:id',
    answers: forAdmins(200),
    given: invitedCreator,
    page: 303,
  },
  {
    route: 'DELETE /organizations/:organization_id/creator_invitations/:id',
    answers: writes(forAdmins(204)),
    given: invitedCreator,
  },
  {
    route: 'GET /organizations/:organization_id/invitations',
    answers: forAdmins(200),
    given: openInvitation,
    list: true,
    page: 303,
  },
  {
    route: 'POST /organizations/:organization_id/invitations',
    answers: writes(forAdmins(201)),
    body: () => ({ invitation: { email: `${unique('guest')}@example.com`, role: 'member' } }),
  },
  {
    route: 'GET /organizations/:organization_id/invitations/:id',
    answers: forAdmins(200),
    given: openInvitation,
    page: 303,
  },
  {
    route: 'POST /organizations/:organization_id/invitations/:id/resend',
    answers: writes(forAdmins(200)),
    given: openInvitation,
  },
  {
    route: 'DELETE /organizations/:organization_id/invitations/:id',
    answers: writes(forAdmins(204)),
    given: openInvitation,
  },
  {
    route: 'GET /invitations/:token',
    // The link is the credential, so people who have it need not sign in.
    answers: forEveryone(200),
    given: async (world) => ({ token: (await invitationElsewhere(world)).token }),
  },
  {
    route: 'POST /invitations/:token',
    answers: { ...writes(forUsers(201)), stranger: 403, member: 403, admin: 403 },
    given: async (world) => ({ token: (await invitationElsewhere(world)).token }),
  },
]
