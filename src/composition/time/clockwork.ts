import { sendDigests } from '../../accounts/digests/jobs.ts'
import { workOffDeadlines } from '../../activity/deadlines/meeting.ts'
import { releaseGrants } from '../../money/grants/jobs.ts'
import { invoiceFeesMonthly } from '../../money/paper/jobs.ts'
import { grantRewardsDaily, payFinalized } from '../../programs/campaign-submissions/paying/jobs.ts'
import { tellSilentDays } from '../../programs/campaign-submissions/silence/jobs.ts'
import { finishCampaigns, settleCampaigns } from '../../programs/campaigns/jobs.ts'
import { pollPosts } from '../../programs/posts/jobs.ts'
import { notifiers } from '../notifiers.ts'
import { allDeadlines } from './deadlines.ts'

/** Jobs that do what is due at some time. In this order one finds what the one before has left to it. */
export const clockwork = [
  finishCampaigns,
  pollPosts,
  workOffDeadlines(allDeadlines),
  grantRewardsDaily,
  releaseGrants,
  payFinalized,
  settleCampaigns,
  invoiceFeesMonthly,
  tellSilentDays,
  sendDigests(notifiers),
]
