import createClient from 'openapi-fetch'
import { bearer, type Done, type Given, terms } from './loop.js'
import type { paths } from './openapi-typescript.js'

export async function loop({ baseUrl, organization, post, ...tokens }: Given): Promise<Done> {
  const brand = createClient<paths>({ baseUrl, headers: bearer(tokens.brandToken) })
  const creator = createClient<paths>({ baseUrl, headers: bearer(tokens.creatorToken) })
  const path = { organization_id: organization }

  const made = await brand.POST('/organizations/{organization_id}/campaigns.json', {
    params: { path },
    body: { campaign: { name: 'By openapi-fetch', ...terms } },
  })
  if (made.data === undefined) throw new Error(JSON.stringify(made.error))
  const { id } = made.data
  const early = await brand.POST(
    '/organizations/{organization_id}/campaigns/{id}/publication.json',
    {
      params: { path: { ...path, id } },
    },
  )
  await brand.POST('/organizations/{organization_id}/campaigns/{campaign_id}/fundings.json', {
    params: { path: { ...path, campaign_id: id } },
    body: { funding: { amount: 100_000, provider: 'test' } },
  })
  await brand.POST('/organizations/{organization_id}/campaigns/{id}/publication.json', {
    params: { path: { ...path, id } },
  })
  const listed = await brand.GET('/organizations/{organization_id}/campaigns.json', {
    params: { path, query: { status: ['active'], limit: 100 } },
  })
  const handedIn = await creator.POST('/campaigns/{campaign_id}/submissions.json', {
    params: { path: { campaign_id: id } },
    body: { submission: post },
  })
  const decided = await brand.POST(
    '/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/approval.json',
    { params: { path: { ...path, campaign_id: id, id: handedIn.data?.id ?? '' } } },
  )
  const refusal = early.error
  return {
    names: listed.data?.map(({ name }) => name) ?? [],
    handedIn: handedIn.data?.state ?? JSON.stringify(handedIn.error),
    decided: decided.data?.state ?? JSON.stringify(decided.error),
    refused: typeof refusal === 'object' && 'errors' in refusal ? (refusal.errors.base ?? []) : [],
  }
}
