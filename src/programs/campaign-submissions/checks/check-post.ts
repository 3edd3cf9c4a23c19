import type { PostAddress } from '../../../platforms/posts/post-url.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import type {
  CampaignSubmission,
  PostCheck,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { countryName } from '../../../vocabulary/people/countries.ts'
import { dayInWords, secondsBetween } from '../../../vocabulary/time/time.ts'
import { isPostedSince } from '../../submissions/posts/counted-since.ts'
import {
  type CheckOutcome,
  checkAuthor,
  failed,
  passed,
  unknown,
} from '../../submissions/posts/read-post.ts'
import { lacksDisclosure } from '../disclosure.ts'
import { timeLimits } from '../time-limits.ts'

type Checked = {
  /** The ends of earlier submissions of the post; they are not looked for again later. */
  earlier?: Pick<CampaignSubmission, 'reason' | 'state'>[]
  campaign: Pick<Campaign, 'countries' | 'tiktok_music_id' | 'published_at'>
  account: { uid: string | null; handle: string }
  address: Pick<PostAddress, 'platform_id' | 'handle' | 'url'>
  /** The post as its platform shows it; undefined if that could not be asked. */
  post: PlatformPost | undefined
  handed_in_at: string
  /** The country that the creator lives in, if they have said so. */
  country: string | null
}

/** Looks at a post. What cannot be found out is left to a person. */
export function checkPost(checked: Checked): PostCheck[] {
  const checks: PostCheck[] = [
    { name: 'address', ...passed(checked.address.url) },
    { name: 'author', ...checkAuthor(checked) },
    { name: 'duplicate', ...checkEarlier(checked) },
    { name: 'window', ...checkWindow(checked) },
    { name: 'country', ...checkCountry(checked) },
  ]
  const { tiktok_music_id } = checked.campaign
  if (tiktok_music_id !== null && checked.address.platform_id === 'tiktok')
    checks.push({ name: 'sound', ...checkSound(checked, tiktok_music_id) })
  return checks
}

/** The check of a name. Not every post has each: only some campaigns ask for a sound. */
export const checkNamed = (checks: PostCheck[], name: PostCheck['name']) =>
  checks.find((check) => check.name === name)

export const outcomeOf = (checks: PostCheck[], name: PostCheck['name']) =>
  checkNamed(checks, name)?.outcome

export type PostToCheck = Pick<CampaignSubmission, 'checks' | 'invalid_views'>

/** A post of which views were found not to be real is looked at by a person, whatever its checks say. */
export const hasPassedChecks = ({ checks, invalid_views }: PostToCheck) =>
  invalid_views === 0 && checks.every(({ outcome }) => outcome === 'passed')

/** Whether nothing about it asks for a second look. */
export const isClean = (post: PostToCheck & Looked) =>
  post.withheld_at === null && hasPassedChecks(post) && !lacksDisclosure(post)

type Looked = Pick<CampaignSubmission, 'withheld_at'> & { caption: string | null }

export const hasFailed = (checks: PostCheck[]) => checks.some(({ outcome }) => outcome === 'failed')

function checkEarlier({ earlier = [] }: Checked): CheckOutcome {
  if (earlier.length === 0) return passed('It was not submitted before.')
  if (earlier.some(({ reason }) => reason === 'suspected_fraud'))
    return failed('Another campaign rejected it because its views did not seem to be real.')
  return earlier.some(({ state }) => state === 'withdrawn')
    ? unknown('It was submitted before, and withdrawn after a flag that was not lifted.')
    : unknown('It was submitted to another campaign before, which rejected it.')
}

function checkWindow({ campaign, post, handed_in_at }: Checked): CheckOutcome {
  if (!post?.posted_at) return unknown('The platform did not say when it was posted.')
  const day = dayInWords(post.posted_at)
  const { postAge } = timeLimits
  if (secondsBetween(post.posted_at, handed_in_at) > postAge.seconds)
    return failed(`It was posted on ${day}, more than ${postAge.words} before it was submitted.`)
  return passed(
    isPostedSince(campaign, post.posted_at)
      ? `It was posted on ${day}.`
      : `It was posted on ${day}, before the campaign began. Only views since it was submitted on ${dayInWords(handed_in_at)} are paid.`,
  )
}

/**
 * Views from before the campaign began were not seen because of it. Where nobody knows when it was posted,
 * all that is there at the first reading may be from before.
 */
export function baselineOf(
  campaign: Pick<Campaign, 'published_at'>,
  post: Pick<PlatformPost, 'posted_at' | 'views'> | undefined,
): number {
  return isPostedSince(campaign, post?.posted_at ?? null) ? 0 : (post?.views ?? 0)
}

export function checkCountry({
  campaign,
  country,
}: Pick<Checked, 'campaign' | 'country'>): CheckOutcome {
  if (campaign.countries.length === 0) return passed('Creators from everywhere may take part.')
  if (country === null) return unknown('No address is saved yet, so the country is not known.')
  return campaign.countries.includes(country)
    ? passed(`The saved address is in ${countryName(country)}.`)
    : failed(
        `The saved address is in ${countryName(country)}, which is not one of the campaign’s countries.`,
      )
}

function checkSound({ post }: Checked, wanted: string): CheckOutcome {
  if (!post?.sound_uid) return unknown('The platform did not say which sound it uses.')
  return post.sound_uid === wanted
    ? passed(`It uses the sound ${wanted}.`)
    : failed(`It uses the sound ${post.sound_uid}, and not ${wanted}.`)
}
