import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { refunds } from '../../../tables/finance/refunds.ts'

/**
 * The most refunds that wait at once: someone sends each of them, so nobody is to ask for one cent after
 * another.
 */
const mostOpen = 10

export async function guardOpenRefunds(tx: Tx, { id }: { id: number }): Promise<void> {
  const isOpen = and(eq(refunds.organization_id, id), eq(refunds.status, 'pending'))
  const refusal = `${mostOpen} refunds are on their way already. Wait until one of them is paid.`
  guard((await tx.$count(refunds, isOpen)) < mostOpen, 'base', refusal)
}
