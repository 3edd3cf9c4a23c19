import { createClient } from './hey-api/client/index.js'
import {
  approveCampaignSubmission,
  createCampaign,
  createCampaignFunding,
  createCampaignPublication,
  createCampaignSubmission,
  listCampaigns,
} from './hey-api/sdk.gen.js'
import type { Done, Given } from './loop.js'
import { terms } from './loop.js'

export async function loop({ baseUrl, organization, post, ...tokens }: Given): Promise<Done> {
  const client = createClient({ baseUrl, auth: tokens.brandToken })
  const creator = createClient({ baseUrl, auth: tokens.creatorToken })
  const path = { organization_id: organization }

  const { data } = await createCampaign({
    client,
    path,
    body: { campaign: { name: 'By hey-api', ...terms } },
    throwOnError: true,
  })
  const { id } = data
  const early = await createCampaignPublication({ client, path: { ...path, id } })
  await createCampaignFunding({
    client,
    path: { ...path, campaign_id: id },
    body: { funding: { amount: 100_000, provider: 'test' } },
    throwOnError: true,
  })
  await createCampaignPublication({ client, path: { ...path, id }, throwOnError: true })
  const listed = await listCampaigns({
    client,
    path,
    query: { status: ['active'] },
    throwOnError: true,
  })
  const handedIn = await createCampaignSubmission({
    client: creator,
    path: { campaign_id: id },
    body: { submission: post },
    throwOnError: true,
  })
  const decided = await approveCampaignSubmission({
    client,
    path: { ...path, campaign_id: id, id: handedIn.data.id },
    throwOnError: true,
  })
  const refusal = early.error
  return {
    names: listed.data.map(({ name }) => name),
    handedIn: handedIn.data.state,
    decided: decided.data.state,
    refused: typeof refusal === 'object' && 'errors' in refusal ? (refusal.errors.base ?? []) : [],
  }
}
