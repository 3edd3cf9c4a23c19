import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { collabPath } from '../../vocabulary/addresses/urls.ts'
import { collabTransitions, reviewTransitions } from './moves/transitions.ts'

/** A draft that creators have applied to, which no move leads to. */
async function createAppliedDraft() {
  const work = await createApplication()
  await db
    .update(collabs)
    .set({ state: 'draft', published_at: null })
    .where(eq(collabs.id, work.collab.id))
  return work
}

describe('a collab with submissions', () => {
  test('is not deleted over the interface while it is published: 403', async () => {
    const { collab, asAdmin } = await createApplication()
    expect((await asAdmin.delete(`${collabPath(collab)}.json`)).statusCode).toBe(403)
  })

  test('never becomes a draft again', () => {
    const moves = { ...collabTransitions, ...reviewTransitions }
    const toDraft = Object.entries(moves).filter(([, { values }]) => {
      const set =
        typeof values === 'function' ? values({} as never, { note: null } as never) : values
      return set?.state === 'draft'
    })
    expect(toDraft.map(([name]) => name)).toEqual(['take_back', 'return'])
    // Both are of what waits for its review, and has never been seen by creators.
    for (const [, { from }] of toDraft)
      for (const state of ['draft', 'published', 'paused'])
        expect(from[0]({ state } as never, {} as never)).toBe(false)
  })

  test('is refused with 422 if it should be a draft', async () => {
    const { collab, asAdmin } = await createAppliedDraft()
    const answer = await asAdmin.delete(`${collabPath(collab)}.json`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { base: ['A collab with submissions cannot be deleted.'] } },
    ])
  })

  test('is not deleted by the database, nor are its submissions', async () => {
    const { collab, submission } = await createAppliedDraft()
    const gone = db.execute(sql`delete from collabs where id = ${collab.id}`)
    await expect(gone).rejects.toMatchObject({
      cause: { constraint: 'collab_submissions_collab_id_organization_id_fkey' },
    })
    const emptied = db.execute(sql`delete from collab_submissions where id = ${submission.id}`)
    await expect(emptied).rejects.toMatchObject({ cause: { message: 'submissions are kept' } })
  })
})
