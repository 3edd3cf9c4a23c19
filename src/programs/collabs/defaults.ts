import type { Config } from '../../framework/config/config.ts'
import type { Context } from '../../framework/context.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../tables/actor.ts'
import { readProductPage } from '../prefill/product-page.ts'
import { type CollabFields, CollabWrite } from './schema.ts'
import { briefTemplate, defaultName } from './templates.ts'

/** The fields of a collab for which nothing was sent. */
export function defaultFields({ defaultCurrency, defaultCountries }: Config) {
  return {
    name: defaultName(),
    currency: defaultCurrency,
    countries: defaultCountries,
    brief: briefTemplate,
  }
}

/** The fields found on the product's page, or undefined if the page cannot be read. */
export async function productFields(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { user }: Actor,
  website: string,
): Promise<CollabFields | undefined> {
  await limitRate(db, { key: `prefill:${user.id}`, most: 120, seconds: 3600 })
  const page = await readProductPage(website, {
    owner: user.id,
    allowPrivateAddresses: config.prefillAllowPrivate,
  })
  if (page === undefined) return undefined

  const { image, ...facts } = page
  const sent =
    image === undefined ? facts : { ...facts, banner_image: { data: image, truncated: false } }
  // Strangers wrote the page, so each of its facts has to pass as if it were typed into the form.
  const usable = Object.entries(sent).filter(
    ([field, fact]) => CollabWrite.safeParse({ [field]: fact }).success,
  )
  return CollabWrite.parse(Object.fromEntries(usable))
}
