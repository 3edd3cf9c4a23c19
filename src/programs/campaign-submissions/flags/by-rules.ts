import { and, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '../../../framework/context.ts'
import { isOneOf } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { system } from '../../../tables/actor.ts'
import { flags } from '../../../tables/campaigns/flags.ts'
import { endBySilence, ruleFlagEnd } from '../due-dates.ts'
import type { LockedSubmission } from '../lock.ts'
import { withholdPost } from '../withholding.ts'
import { raiseFlag } from './model.ts'
import { type FlagFacts, readFlagFacts } from './rule-facts.ts'
import { type FlagFinding, farAboveFollowers, findDoubts } from './rules.ts'

/** Raises the flags that rules find a reason for. */
export async function flagByRules(
  tx: Tx,
  services: Services,
  all: LockedSubmission[],
): Promise<void> {
  const open = all.filter(({ submission }) => ['pending', 'approved'].includes(submission.state))
  const byId = new Map(open.map((locked) => [locked.submission.id, locked]))
  const facts = await readFlagFacts(tx, [...byId.keys()])
  const doubted = facts.map((one) => ({
    locked: byId.get(one.submission_id) as LockedSubmission,
    findings: findDoubts(one),
  }))
  await flagOnce(
    tx,
    services,
    doubted.filter(({ findings }) => findings.length > 0),
  )
  await withholdUnusual(tx, services, byId, facts)
}

/** A post that waits and holds no doubt for staff, and is unusual all the same, is left to a person. */
async function withholdUnusual(
  tx: Tx,
  services: Services,
  byId: Map<number, LockedSubmission>,
  facts: FlagFacts[],
): Promise<void> {
  const unusual = facts.flatMap((one) => {
    const locked = byId.get(one.submission_id)
    const finding = farAboveFollowers(one)
    return locked?.submission.state === 'pending' && finding ? [{ locked, finding }] : []
  })
  if (unusual.length === 0) return
  const cleared = await clearedByStaff(
    tx,
    unusual.map(({ locked }) => locked.submission.id),
  )
  for (const { locked, finding } of unusual)
    if (!cleared.has(locked.submission.id) && endBySilence(locked.submission.checks) === 'approved')
      locked.submission = await withholdPost(tx, services, system('Counting'), locked, {
        because: 'unusual',
        note: finding.note,
      })
}

/** Posts of which staff have lifted a doubt of a rule: they have looked at the views. */
async function clearedByStaff(tx: Tx, ids: number[]): Promise<Set<number>> {
  const isCleared = and(
    isOneOf(flags.submission_id, ids),
    isNotNull(flags.rule),
    eq(flags.outcome, 'lifted'),
  )
  const found = await tx.select({ id: flags.submission_id }).from(flags).where(isCleared)
  return new Set(found.map(({ id }) => id))
}

type Doubted = { locked: LockedSubmission; findings: FlagFinding[] }

/**
 * Raises the flags of rules, each once for each submission: whoever has looked at a doubt need not do so
 * again.
 */
export async function flagOnce(tx: Tx, services: Services, doubted: Doubted[]): Promise<void> {
  if (doubted.length === 0) return
  const ids = doubted.map(({ locked }) => locked.submission.id)
  const raised = await tx
    .select({ id: flags.submission_id, rule: flags.rule })
    .from(flags)
    .where(isOneOf(flags.submission_id, ids))
  const ends_at = ruleFlagEnd()
  for (const { locked, findings } of doubted) {
    const own = raised.filter(({ id }) => id === locked.submission.id)
    const doubts = findings.filter((finding) => !own.some(({ rule }) => rule === finding.rule))
    if (doubts.length > 0)
      locked.submission = await raiseFlag(
        tx,
        services,
        system('Counting'),
        locked,
        ...doubts.map((finding) => ({ ...finding, ends_at })),
      )
  }
}
