import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { postSource } from '../../creators/social-accounts/connecting/post-source.ts'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { fetchPictures } from './pictures.ts'
import { pollPlatform } from './polling.ts'
import { listDuePlatforms } from './queries.ts'
import { thinSnapshots } from './thinning.ts'

/** One for each platform, so that one that is slow keeps none of the others waiting. */
export const pollPosts = defineJob({
  name: 'poll-posts',
  schedule: '* * * * *',
  longest: 900,
  payload: z.object({}),
  perform: async (context: Context) => {
    const source = postSource(context)
    const platforms = await listDuePlatforms(context.db)
    const outcomes = await Promise.allSettled(
      platforms.map((platform) => pollPlatform(context, source, platform)),
    )
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) throw failure.reason
  },
})

/** Pictures of posts that were read since the last time. */
export const fetchPostPictures = defineJob({
  name: 'fetch-post-pictures',
  schedule: '* * * * *',
  longest: 900,
  payload: z.object({}),
  perform: (context: Context, _nothing, stopping) =>
    fetchPictures(context, postSource(context), stopping),
})

/** Snapshots are kept by month, and the months have to be there before they begin. */
export const keepSnapshots = defineJob({
  name: 'keep-snapshots',
  schedule: '23 3 * * *',
  longest: 3600,
  payload: z.object({}),
  perform: async ({ db }: Context) => {
    await db.execute(sql`select make_snapshot_months(2)`)
    await thinSnapshots(db)
  },
})
