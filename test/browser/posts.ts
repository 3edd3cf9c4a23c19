import type { User } from '../../src/tables/users.ts'
import {
  appealSubmission,
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  grantAll,
  handInPost,
  readAgain,
  rejectSubmission,
} from '../support/submissions.ts'

/** Posts in the states that look most different, some of them the creator's. */
export async function createPosts(creator: User, organization_id: number) {
  const platform = fakePlatform()
  const received = await createRunningCampaign({ organization_id, name: 'Kettle on, camera on' })
  const handIn = async (campaign: typeof received, someone?: User) =>
    handInPost(platform, campaign, await createCreator(someone))

  const waiting = await handIn(received)
  const counting = await handIn(received)
  await approveSubmission(counting)
  platform.post(counting.post_uid, { views: 48_200, likes: 3100 })
  await readAgain(platform, counting)
  await grantAll()
  await flagSubmission(await handIn(received))

  const elsewhere = await createRunningCampaign({ name: 'Boots in the rain' })
  const own = await handIn(elsewhere, creator)
  await approveSubmission(own)
  platform.post(own.post_uid, { views: 18_400, likes: 1200 })
  await readAgain(platform, own)
  await grantAll()
  const rejected = await handIn(elsewhere, creator)
  await rejectSubmission(rejected)
  const appealed = await handIn(elsewhere)
  await rejectSubmission(appealed)
  await appealSubmission(appealed)
  return { posts: { received, elsewhere, waiting, counting, own, rejected, appealed } }
}
