import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type AttributeErrors, authorize } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { questionBefore } from '../../framework/http/bodies/confirmation.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { sendList } from '../../framework/http/pagination.ts'
import { listBalances } from '../balances/queries.ts'
import { readBurn } from '../pace/pace.ts'
import { answerCreated } from './answer-created.ts'
import { closedToMoney, createFunding } from './model.ts'
import { fundingPolicy } from './policy.ts'
import { FundingJson } from './presenter.ts'
import { findFundedCampaign, fundingsListing, listFundings } from './queries.ts'
import {
  CampaignFundingCreate,
  offeredProviders,
  providerAmong,
  usualAmount,
  usualProvider,
} from './schema.ts'
import { BalanceQuestion } from './views/balance-question.tsx'
import { CampaignFundingIndex } from './views/campaign-index.tsx'
import { CampaignFundingNew } from './views/new.tsx'

type OfCampaign = { Params: { campaign_id: string } }
type Usual = { Querystring: { amount?: unknown } }

const tag = 'Money'

export async function campaignFundingRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context
  const offered = offeredProviders(config, 'campaign')
  const Accepted = CampaignFundingCreate.extend(providerAmong(offered))
  const { provider } = CampaignFundingCreate.shape
  const Described = CampaignFundingCreate.extend(usualProvider(provider, offered))
  // The fee is pinned at publication; before that it is the current one.
  const feeBpsOf = ({ fee_bps }: { fee_bps: number | null }) => fee_bps ?? config.money.feeBps

  const list = api({
    name: 'listCampaignFundings',
    summary: "List a campaign's fundings",
    description: 'For members: newest first unless `sort` says otherwise.',
    tag,
    response: z.array(FundingJson),
    paginated: true,
    query: fundingsListing.query,
  })

  app.get<OfCampaign>('/', list, async (request, reply) => {
    const { member, format } = request
    const { campaign_id } = request.params
    const page = await listFundings(db, member, fundingsListing.askedOf(request), campaign_id)
    // An empty list may be one of no campaign at all.
    if (format === 'json' && page.total === 0 && page.rows.length === 0)
      await findFundedCampaign(db, member, campaign_id)
    if (format === 'json') return sendList(reply, page, FundingJson.present)

    const campaign = await findFundedCampaign(db, member, campaign_id)
    return sendPage(reply, <CampaignFundingIndex member={member} campaign={campaign} page={page} />)
  })

  app.get<OfCampaign & Usual>('/new', async ({ member, params, query }, reply) => {
    const campaign = await findFundedCampaign(db, member, params.campaign_id)
    authorize(fundingPolicy.create(member))
    const balances = await listBalances(db, member.organization)
    const amount = usualAmount(query)
    const form = { campaign, balances, offered, amount, typed: undefined, errors: undefined }
    const burn = await readBurn(db, campaign)
    const page = <CampaignFundingNew {...form} burn={burn} feeBps={feeBpsOf(campaign)} />
    return sendPage(reply, page)
  })

  const create = api({
    name: 'createCampaignFunding',
    summary: 'Add budget to a campaign',
    description:
      "For admins: asks for money in the campaign's currency. Without `provider` the usual way of paying is taken, on a trial `test`, and the answer names it. From the `balance` it comes at once, and more than that is 422 on `amount`; test money arrives at once; a bank transfer waits until staff have seen it arrive. A finished campaign that owes creators nothing is 422 on `base`.",
    shows: { status: 'succeeded' },
    tag,
    body: { schema: Described, root: 'funding' },
    strict: true,
    response: FundingJson,
    status: 201,
    errors: [403],
  })

  app.post<OfCampaign>('/', create, async (request, reply) => {
    const { member, body } = request
    const campaign = await findFundedCampaign(db, member, request.params.campaign_id)
    authorize(fundingPolicy.create(member))
    const again = async (errors?: AttributeErrors) => (
      <CampaignFundingNew
        campaign={campaign}
        balances={await listBalances(db, member.organization)}
        offered={offered}
        burn={await readBurn(db, campaign)}
        feeBps={feeBpsOf(campaign)}
        typed={body}
        errors={errors}
      />
    )
    const fields = await attempt(async () => {
      const sent = bodyWithAmounts(request, 'funding', campaign.currency)
      return parse(Accepted, 'funding', sent)
    }, again)
    const ask = async () => {
      if (fields.provider !== 'balance') return undefined
      const balances = await listBalances(db, member.organization)
      const balance = balances.find(({ currency }) => currency === campaign.currency)
      const available = balance?.available_amount ?? 0
      const isRefused = fields.amount > available || balance?.debt_amount || closedToMoney(campaign)
      return isRefused ? undefined : (
        <BalanceQuestion
          member={member}
          campaign={campaign}
          available={available}
          amount={fields.amount}
        />
      )
    }
    const question = await questionBefore(request, { ask, again })
    if (question) return sendPage(reply, question)
    const funding = await attempt(
      async () => createFunding(context, member, fields, campaign, request.idempotencyKey),
      again,
    )
    return answerCreated(reply, funding)
  })
}
