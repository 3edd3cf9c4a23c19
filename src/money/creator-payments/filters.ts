import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { plainText } from '../../framework/http/fields/fields.ts'
import { longestSearch } from '../../framework/search-query.ts'
import { filterParameters, filtersOf, isFiltered, type MoneyFilters } from '../transfers/filters.ts'

export type PaymentFilters = Omit<MoneyFilters, 'event'> & { creator: string | undefined }

const { event: _, ...ofAllMoney } = filterParameters

export const paymentParameters = {
  ...ofAllMoney,
  creator: {
    description: 'Only those to creators whose handle or name has this in it',
    example: 'robinvale',
    text: true as const,
  },
}

/** Whatever nobody can be called is ignored on a page, as with the other filters; a program is refused it. */
const Query = z.object({
  creator: plainText.pipe(z.string().trim().min(1).max(longestSearch)).optional().catch(undefined),
})

export function paymentFiltersOf(request: FastifyRequest): PaymentFilters {
  const { creator } = Query.parse(request.query)
  return { ...filtersOf(request), creator: creator?.replace(/^@/, '') }
}

export const isChosen = ({ creator, ...filters }: PaymentFilters): boolean =>
  creator !== undefined || isFiltered({ ...filters, event: undefined })
