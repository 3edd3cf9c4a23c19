import type { FastifyReply } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import { fundingPath, fundingUrl } from '../../vocabulary/addresses/money-urls.ts'
import { campaignPath } from '../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { FundingJson } from './presenter.ts'

/** Answers whoever asked for a funding with where to pay it, or that the money is there. */
export function answerCreated(reply: FastifyReply, funding: Funding, returnTo?: string) {
  return respond(reply, {
    html: () => redirectWith(reply, nextPage(funding, returnTo), sentence(funding), tone(funding)),
    json: () =>
      reply.code(201).header('Location', fundingUrl(funding)).send(FundingJson.present(funding)),
  })
}

/** Money that is here leads back to what it is for. */
function nextPage(funding: Funding, returnTo = fundingPath(funding)): string {
  const { status, organization_id, campaign_id } = funding
  if (status !== 'succeeded') return fundingPath(funding)
  return campaign_id === null ? returnTo : campaignPath({ organization_id, id: campaign_id })
}

function sentence({ status, provider, amount, currency }: Funding): string {
  if (status === 'succeeded') return `${formatMoney(amount, currency)} was added.`
  if (status === 'failed') return 'That did not work.'
  return provider === 'stripe' ? 'Now pay for it by card.' : 'Now send the money.'
}

function tone({ status }: Funding) {
  return status === 'failed' ? 'error' : 'success'
}
