import type { Config } from '../../framework/config/config.ts'
import type { Context } from '../../framework/context.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { readProductPage } from '../prefill/product-page.ts'
import { usualCurrency } from '../usual-currency.ts'
import { briefTemplate, collabTemplates, defaultName } from './copies/templates.ts'
import { type CollabFields, CollabWrite, type TemplateName } from './schema.ts'

/** The fields of a collab for which nothing was sent. */
export function defaultFields({ defaultCurrency, defaultCountries }: Config) {
  return {
    name: defaultName(),
    currency: defaultCurrency,
    countries: defaultCountries,
    brief: briefTemplate,
  }
}

export const prefillStatuses = ['done', 'failed'] as const

/** Reasons that say no more than a stranger's page may tell of the network that it was asked from. */
export const prefillReasons = ['not_an_address', 'unreadable', 'nothing_found'] as const

/** The success of taking fields from a product's page. */
export type Prefill = {
  status: (typeof prefillStatuses)[number]
  reason: (typeof prefillReasons)[number] | null
}

type Beginning = {
  template: TemplateName | undefined
  /** The address of a product page. */
  website: string | undefined
  isPerson: boolean
}

/** The fields that a new collab begins with, of which the page of a product says more than a template. */
export async function beginningOf(
  context: Pick<Context, 'db' | 'config'>,
  member: Member,
  { template, website, isPerson }: Beginning,
): Promise<{ beginning: CollabFields; prefill: Prefill | null }> {
  const found = website === undefined ? {} : await productFields(context, member, website)
  // A person has no other record of the address they typed. Programs know what they sent.
  const kept = isPerson ? { website } : {}
  // Programs are promised the default of the installation. People see what was taken, and can change it.
  const currency = isPerson ? await usualCurrency(context.db, member.organization) : undefined
  const beginning = {
    ...(currency && { currency }),
    ...(template && collabTemplates[template].fields),
    ...(found ?? kept),
  }
  return { beginning, prefill: website === undefined ? null : prefillOf(website, found) }
}

function prefillOf(website: string, found: CollabFields | undefined): Prefill {
  const failed = (reason: Prefill['reason']) => ({ status: 'failed' as const, reason })
  if (!/^https?:/i.test(website) || !URL.canParse(website)) return failed('not_an_address')
  if (found === undefined) return failed('unreadable')
  const isOfUse = Object.keys(found).some((field) => field !== 'website')
  return isOfUse ? { status: 'done', reason: null } : failed('nothing_found')
}

/** The fields found on the product's page, or undefined if the page cannot be read. */
async function productFields(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { user }: Actor,
  website: string,
): Promise<CollabFields | undefined> {
  await limitRate(db, limitFor('prefill', user.id))
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
