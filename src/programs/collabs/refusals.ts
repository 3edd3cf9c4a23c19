import { hasPassed } from '../../framework/database/clock.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import type { Collab } from '../../tables/collabs/collabs.ts'
import type { CollabFields } from './schema.ts'

/** Why the fields of a collab are refused, though each is right by itself. */
export function collabErrors(fields: CollabFields, before?: Collab): AttributeErrors {
  const { applications_end_at: end } = fields
  const isNewEnd = end && end !== before?.applications_end_at
  const terms = { ...before, ...fields }
  return {
    ...platformErrors(terms),
    ...limitErrors(terms),
    ...(isNewEnd && hasPassed(end) && { applications_end_at: ['must be in the future'] }),
    ...quoteErrors(terms),
    ...usageErrors(terms),
    ...sparkErrors(terms),
  }
}

type Terms = CollabFields & Partial<Pick<Collab, 'accepted_count'>>

function platformErrors({ platform_ids = [], require_spark_ads }: Terms): AttributeErrors {
  if (!require_spark_ads || platform_ids.length === 0 || platform_ids.includes('tiktok')) return {}
  return { platform_ids: ['must include TikTok, which alone gives Spark codes'] }
}

function limitErrors({ creator_limit, accepted_count = 0 }: Terms): AttributeErrors {
  if (!creator_limit || accepted_count <= creator_limit) return {}
  return { creator_limit: [`must be at least ${accepted_count}: so many are accepted already`] }
}

function quoteErrors({ min_quote_amount = 0, max_quote_amount = 0 }: Terms): AttributeErrors {
  if (max_quote_amount === 0 || min_quote_amount <= max_quote_amount) return {}
  return { min_quote_amount: ['must be less than or equal to the highest price'] }
}

function usageErrors({ usage_rights, usage_days }: Terms): AttributeErrors {
  if (!usage_days || usage_rights) return {}
  return { usage_days: ['need rights to last so long: say which'] }
}

function sparkErrors({ require_spark_ads, spark_days }: Terms): AttributeErrors {
  if (!spark_days || require_spark_ads) return {}
  return { spark_days: ['need a Spark code to last so long: ask for one'] }
}
