import { businessTime } from '../../../framework/database/clock.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { TurboFrame } from '../../../framework/views/turbo-frame.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { PlatformMark } from '../../../framework/views/values/platform-mark.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { handleIn } from '../../../platforms/account-url.ts'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { socialAccountPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { secondsBetween } from '../../../vocabulary/time/time.ts'
import type { TimeLimit } from '../../../vocabulary/time/time-limits.ts'
import { lacksDisclosure } from '../../campaign-submissions/disclosure.ts'
import { isPostedSince } from '../../submissions/posts/counted-since.ts'
import { latestPostsFrame } from '../../submissions/views/choose-post.tsx'
import type { LatestPost, Read } from '../reading.ts'

/** The page of the form that a post is chosen for; of a campaign, its beginning and how old a post may be. */
export type ChosenFor = {
  path: string
  campaign?: { began: string | null; oldest: TimeLimit }
  /** The moment from which on work for a collab was agreed on. */
  accepted_at?: string | null
}

type Props = { title: string; reads: ({ account: SocialAccount } & Read)[]; chosenFor?: ChosenFor }

/** Posts of all these accounts, newest first. Where one is chosen for a form, that is opened with it. */
export function LatestPosts({ title, reads, chosenFor }: Props) {
  const posts = reads
    .flatMap((read) => ('posts' in read ? read.posts : []))
    .toSorted((one, other) => (other.posted_at ?? '').localeCompare(one.posted_at ?? ''))

  return (
    <Layout title={title}>
      <PageHeader title={title} description="As their platforms list them now." />
      <TurboFrame id={latestPostsFrame} target="_top">
        {reads.map((read) => 'refusal' in read && <Refused {...read} />)}
        {posts.length > 0 && (
          <ul class="divide-y divide-base-300 rounded-box border-base-300 sm:border sm:bg-base-100">
            {posts.map((post) => (
              <li class="flex items-center gap-3 py-3 sm:px-4">
                <PlatformMark platform_id={post.account.platform_id} class="size-5 shrink-0" />
                <Told post={post} chosenFor={chosenFor} />
                <Choice post={post} chosenFor={chosenFor} />
              </li>
            ))}
          </ul>
        )}
        {posts.length === 0 && reads.every((read) => 'posts' in read) && (
          <p class="text-sm text-base-content/70">
            There is no post on your accounts yet. What you post there now is listed here as soon as
            the platform tells us of it.
          </p>
        )}
      </TurboFrame>
    </Layout>
  )
}

type Choosing = { post: LatestPost; chosenFor: ChosenFor | undefined }

function Refused({ account, refusal }: { account: SocialAccount; refusal: string }) {
  return (
    <p class="mb-4 text-sm text-base-content/70">
      <a href={socialAccountPath(account)} class="link">
        @{handleIn(account.account_url)} on {platformNames[account.platform_id]}
      </a>
      : {refusal} You can paste the link to a post instead.
    </p>
  )
}

function Told({ post, chosenFor }: Choosing) {
  const { caption, account, posted_at, views } = post
  const notes = chosenFor && post.submission_id === null ? notesOn(post, chosenFor) : []
  return (
    <div class="min-w-0 grow">
      <p class="line-clamp-2 text-sm wrap-anywhere">{caption || 'Without words'}</p>
      <p class="mt-0.5 text-xs text-base-content/70">
        @{handleIn(account.account_url)}
        {posted_at && (
          <>
            {' · '}
            <Time at={posted_at} />
          </>
        )}
        {views !== null && (
          <>
            {' · '}
            <Count of={views} /> {views === 1 ? 'view' : 'views'}
          </>
        )}
      </p>
      {notes.map((note) => (
        <p class="mt-0.5 text-xs text-base-content/80">{note}</p>
      ))}
    </div>
  )
}

/** Whatever somebody should know before they choose a post. */
function notesOn(post: LatestPost, { campaign, accepted_at }: ChosenFor): string[] {
  const isEarlier =
    post.posted_at !== null &&
    campaign &&
    !isPostedSince({ published_at: campaign.began }, post.posted_at)
  const isOlder =
    accepted_at && post.posted_at && Date.parse(post.posted_at) < Date.parse(accepted_at)
  return [
    ...(isOlder ? ['Posted before you were accepted: the brand may not take it.'] : []),
    ...(isEarlier ? ['Posted before the campaign: its views so far are not paid.'] : []),
    ...(lacksDisclosure(post) ? ['No word like #ad in its caption.'] : []),
  ]
}

function Choice({ post, chosenFor }: Choosing) {
  const { submission_id: id, post_url, account } = post
  if (id !== null)
    return (
      <a href={ownSubmissionPath({ id })} class="link shrink-0 text-sm">
        Submitted
      </a>
    )
  if (chosenFor === undefined) return null
  if (isTooOld(post, chosenFor))
    return <span class="shrink-0 text-sm text-base-content/70">Too old</span>
  const chosen = new URLSearchParams({
    post_url,
    social_account_id: encodeId('SocialAccount', account.id),
  })
  return (
    <a href={`${chosenFor.path}?${chosen}`} class="btn btn-sm shrink-0">
      Choose
    </a>
  )
}

function isTooOld({ posted_at }: LatestPost, { campaign }: ChosenFor): boolean {
  if (posted_at === null || campaign === undefined) return false
  const age = secondsBetween(posted_at, new Date(businessTime()).toISOString())
  return age > campaign.oldest.seconds
}
