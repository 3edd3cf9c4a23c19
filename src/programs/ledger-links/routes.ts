import type { FastifyInstance, FastifyReply } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import type { LedgerLink } from '../../tables/campaigns/ledger-links.ts'
import { campaignLedgerPath, ledgerLinkUrl } from '../../vocabulary/addresses/ledger-urls.ts'
import { campaignPolicy } from '../campaigns/policy.ts'
import { findCampaign } from '../campaigns/queries.ts'
import { openLedgerPathOf } from './address.ts'
import { closeLedger, openLedger, renewLedgerLink } from './model.ts'
import { LedgerLinkJson } from './presenter.ts'
import { findLedgerLinkOf } from './queries.ts'

type ById = { Params: { id: string } }
type Owner = Pick<Campaign, 'organization_id'>

const tag = 'Campaigns'

/** Whether everyone who was given a link may read the ledger of a campaign. */
export async function ledgerLinkRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const present = ({ organization_id }: Owner, link: LedgerLink) => {
    const ledger_path = openLedgerPathOf(config.secretKeys, link)
    return LedgerLinkJson.present({ ...link, organization_id, ledger_path })
  }

  const created = (reply: FastifyReply, campaign: Campaign, link: LedgerLink, done: string) =>
    respond(reply, {
      html: () => redirectWith(reply, campaignLedgerPath(campaign), done),
      json: () =>
        reply.code(201).header('Location', ledgerLinkUrl(campaign)).send(present(campaign, link)),
    })

  const show = api({
    name: 'showLedgerLink',
    summary: 'Show the public link of a ledger',
    description: 'For members: the link that everyone may read the ledger with. 404 without one.',
    tag,
    response: LedgerLinkJson,
  })

  app.get<ById>('/:id/ledger/link', show, async ({ member, params }, reply) => {
    const { campaign, link } = await findLedgerLinkOf(db, member, params.id)
    return respond(reply, {
      html: () => reply.redirect(campaignLedgerPath(campaign), 303),
      json: () => present(campaign, link),
    })
  })

  const open = api({
    name: 'createLedgerLink',
    summary: 'Make the ledger of a campaign public',
    description:
      'For admins: everyone who knows the link can read the ledger from now on, and the page of the campaign leads to it. A link that is there already stays as it is. A draft is 422 on `base`.',
    tag,
    strict: true,
    response: LedgerLinkJson,
    status: 201,
    errors: [403],
  })

  app.post<ById>('/:id/ledger/link', open, async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.update(member))
    const link = await openLedger(context, member, campaign)
    return created(reply, campaign, link, 'The ledger is public: anyone with the link can read it.')
  })

  const renew = api({
    name: 'renewLedgerLink',
    summary: 'Give a public ledger another link',
    description:
      'For admins: the link before leads nowhere from that moment on. 404 where the ledger is not public.',
    tag,
    strict: true,
    response: LedgerLinkJson,
    status: 201,
    errors: [403],
  })

  app.post<ById>('/:id/ledger/link/renewal', renew, async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.update(member))
    const link = await renewLedgerLink(context, member, campaign)
    return created(reply, campaign, link, 'There is a new link. The old one no longer works.')
  })

  const close = api({
    name: 'deleteLedgerLink',
    summary: 'Make the ledger of a campaign private again',
    description:
      'For admins: the link leads nowhere from that moment on. Members and those who take part go on reading the ledger.',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id/ledger/link', close, async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.update(member))
    await closeLedger(context, member, campaign)
    return respond(reply, {
      html: () =>
        redirectWith(reply, campaignLedgerPath(campaign), 'The ledger is no longer public.'),
      json: () => reply.code(204).send(),
    })
  })
}
