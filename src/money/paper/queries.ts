import { and, asc, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import { type Paper, paperNumbers, papers } from '../../tables/finance/papers.ts'
import { decodeId } from '../../vocabulary/ids.ts'

const numbered = {
  ...getTableColumns(papers),
  number: paperNumbers.number,
  issued_at: paperNumbers.issued_at,
}

const isNumbered = eq(paperNumbers.paper_id, papers.id)

export async function listPapers(
  db: Reader,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<Paper>> {
  const isOwn = eq(papers.organization_id, organization.id)
  const rows = await db
    .select({ ...numbered, total })
    .from(papers)
    .innerJoin(paperNumbers, isNumbered)
    .where(isOwn)
    .orderBy(desc(papers.id))
    .limit(page.size)
    .offset(beginningIn(papers, isOwn, page.offset))
  return pageOf(page, rows)
}

export async function findPaper(
  db: Reader,
  { organization }: Member,
  publicId: string,
): Promise<Paper> {
  const [paper] = await selectPapers(
    db,
    and(
      eq(papers.id, decodeId('Paper', publicId) ?? 0),
      eq(papers.organization_id, organization.id),
    ),
  )
  if (paper === undefined) throw new NotFound('Paper not found.')
  return paper
}

/** The receipt of a funding first, then the credit notes of its refunds. */
export function papersOfFunding(db: Reader, { id }: Pick<Funding, 'id'>): Promise<Paper[]> {
  return selectPapers(db, eq(papers.funding_id, id))
}

/** The number of the receipt for a funding; there is none for what was paid before there were receipts. */
export async function findReceiptNumber(
  db: Reader,
  { id }: Pick<Funding, 'id'>,
): Promise<string | undefined> {
  const [receipt] = await selectPapers(
    db,
    and(eq(papers.funding_id, id), eq(papers.kind, 'receipt'), isNull(papers.refund_id)),
  )
  return receipt?.number
}

function selectPapers(db: Reader, condition: SQL | undefined) {
  return db
    .select(numbered)
    .from(papers)
    .innerJoin(paperNumbers, isNumbered)
    .where(condition)
    .orderBy(asc(papers.id))
}
