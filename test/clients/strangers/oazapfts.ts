import { bearer, type Done, type Given, terms } from './loop.js'
import * as troupe from './oazapfts-client.js'

export async function loop({ baseUrl, organization, post, ...tokens }: Given): Promise<Done> {
  troupe.defaults.baseUrl = baseUrl
  const brand = { headers: bearer(tokens.brandToken) }
  const creator = { headers: bearer(tokens.creatorToken) }

  const made = await troupe.createCampaign(
    organization,
    { campaign: { name: 'By oazapfts', ...terms } },
    {},
    brand,
  )
  if (made.status !== 201) throw new Error(JSON.stringify(made))
  const { id } = made.data
  const early = await troupe.createCampaignPublication(organization, id, {}, brand)
  const funding = { amount: 100_000, provider: 'test' as const }
  await troupe.createCampaignFunding(organization, id, { funding }, {}, brand)
  await troupe.createCampaignPublication(organization, id, {}, brand)
  const listed = await troupe.listCampaigns(organization, { status: ['active'] }, brand)
  const handedIn = await troupe.createCampaignSubmission(id, { submission: post }, {}, creator)
  if (handedIn.status !== 201) throw new Error(JSON.stringify(handedIn))
  const decided = await troupe.approveCampaignSubmission(
    organization,
    id,
    handedIn.data.id,
    {},
    brand,
  )
  return {
    names: listed.status === 200 ? listed.data.map(({ name }) => name) : [],
    handedIn: handedIn.data.state,
    decided: decided.status === 201 ? decided.data.state : JSON.stringify(decided),
    refused: early.status === 422 ? (early.data.errors.base ?? []) : [],
  }
}
