import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findCreatorProfile } from '../../creators/profiles/queries.ts'
import { authorize } from '../../framework/errors.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { inviteCreator } from '../../programs/program-invitations/model.ts'
import { listOpenPrograms } from '../../programs/program-invitations/queries.ts'
import { ProgramInvitationCreate } from '../../programs/program-invitations/schema.ts'
import { answerInvited } from '../../teams/creator-invitations/answer.ts'
import { creatorInvitationPolicy } from '../../teams/creator-invitations/policy.ts'
import { CreatorInvitationJson } from '../../teams/creator-invitations/presenter.ts'
import { foundCreatorsPath } from '../../vocabulary/addresses/creator-urls.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { FoundCreatorJson } from './presenter.ts'
import { listFoundCreators } from './queries.ts'
import { readFoundCreatorFilters } from './schema.ts'
import { FoundCreators } from './views/index.tsx'
import { InviteFound } from './views/invite.tsx'

type OfCreator = { Params: { user_id: string } }

const body = { schema: ProgramInvitationCreate, root: 'program_invitation' }

/** Published profiles, for brands that look for someone. */
export async function foundCreatorRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const list = api({
    name: 'findCreators',
    summary: 'Find creators who have published a profile',
    description:
      'For members: at most 1,000 are listed, and filters find the others. 503 with `Retry-After` for who reads lists faster than people do. Prices are of one currency, that of the installation where none is chosen.',
    tag: 'Creator profiles',
    query: {
      q: { description: 'Words of the name or of what they write', example: 'coffee', text: true },
      platform_id: { description: 'With a verified account there', example: 'tiktok' },
      country: { description: 'Who live there', example: 'DE' },
      language: { description: 'Who make content in it', example: 'en' },
      topic: { description: 'Who make content about it', example: 'food' },
      availability: { description: '`open`, `busy` or `not_now`', example: 'open' },
      min_followers: { description: 'Of their largest account', example: '10000', whole: true },
      min_engagement: { description: 'Of the same account, in percent', example: '4', whole: true },
      currency: { description: 'Whose rates are in it', example: 'eur' },
      max_amount: {
        description: 'Whose lowest rate is not above this',
        example: '50000',
        whole: true,
      },
      sort: { description: '`newest`, `followers`, `engagement` or `rate`', example: 'followers' },
    },
    response: z.array(FoundCreatorJson),
    paginated: true,
  })

  app.get('/', mayBeOld(list), async (request, reply) => {
    const { member, query } = request
    const filters = await attempt(
      async () => readFoundCreatorFilters(query, config.defaultCurrency),
      (errors) => <FoundCreators member={member} filters={{}} errors={errors} />,
    )
    await limitRate(db, limitFor('creators-found-by', member.user.id))
    const page = await listFoundCreators(db, filters, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <FoundCreators member={member} filters={filters} page={page} />,
      json: () => page.rows.map(FoundCreatorJson.present),
    })
  })

  app.get<OfCreator>('/:user_id/invitation', async ({ member, params }, reply) => {
    const creator = await findCreatorProfile(db, member, params.user_id)
    authorize(creatorInvitationPolicy.create(member))
    const programs = await listOpenPrograms(db, member, { user_id: creator.id })
    return sendPage(reply, <InviteFound member={member} creator={creator} programs={programs} />)
  })

  const create = api({
    name: 'inviteFoundCreator',
    summary: 'Invite a creator whose profile you can see to a program',
    description:
      'For admins: tells the creator of a campaign or collab that takes submissions, as with those you worked with. 422 on `base` for who takes on no work now.',
    shows: { email: null },
    tag: 'Creator profiles',
    body,
    strict: true,
    response: CreatorInvitationJson,
    status: 201,
    errors: [403],
  })

  app.post<OfCreator>('/:user_id/invitation', create, async (request, reply) => {
    const { member, params } = request
    const creator = await findCreatorProfile(db, member, params.user_id)
    authorize(creatorInvitationPolicy.create(member))
    const invitation = await attempt(
      async () => {
        const fields = parse(ProgramInvitationCreate, body.root, request.body)
        return inviteCreator(context, member, params.user_id, fields)
      },
      async (errors) => {
        const programs = await listOpenPrograms(db, member, { user_id: creator.id })
        return (
          <InviteFound
            member={member}
            creator={creator}
            programs={programs}
            errors={errors}
            typed={request.body}
          />
        )
      },
    )

    return answerInvited(reply, invitation, foundCreatorsPath(member.organization))
  })
}
