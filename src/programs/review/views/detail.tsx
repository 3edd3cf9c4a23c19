import type { AttributeErrors } from '../../../framework/errors.ts'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { campaignSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { Corrections } from '../../campaign-submissions/corrections/views/corrections.tsx'
import { Undo } from '../../campaign-submissions/deciding/views/undo.tsx'
import { endBySilence } from '../../campaign-submissions/due-dates.ts'
import { campaignSubmissionPolicy } from '../../campaign-submissions/policy.ts'
import { isWithheld, withheldReason } from '../../campaign-submissions/transitions.ts'
import { SubmissionState } from '../../campaign-submissions/views/state.tsx'
import { withheldForOrganization } from '../../campaign-submissions/views/who-decides.ts'
import { actionDone, withheldInShort } from '../../campaign-submissions/words.ts'
import { approvedOf } from '../../submissions/track-record.ts'
import { Caption } from '../../submissions/views/caption.tsx'
import { CreatorName } from '../../submissions/views/creator-name.tsx'
import { PostPlayer } from '../../submissions/views/post-player.tsx'
import { FoldedBrief } from '../../views/brief.tsx'
import { isOpen, type Reviewed } from '../queries.ts'
import { DecisionActions } from './actions.tsx'
import { CheckList } from './check-list.tsx'
import { Readings } from './readings.tsx'
import { WouldPay } from './would-pay.tsx'

type Props = {
  member: Member
  submission: Reviewed
  /** Where the post plays in the page. */
  player: string | null
  isAskedFor: boolean
  back: string
  action: string
  typed: unknown
  errors: AttributeErrors | undefined
}

/** One post with all that there is to know before deciding about it. */
export function Detail({ member, submission, player, isAskedFor, back, ...form }: Props) {
  const { account_handle, decision } = submission
  const mayDecide = campaignSubmissionPolicy.decide(member)

  return (
    <article
      data-asked-for={isAskedFor ? 'true' : undefined}
      aria-label={`Post of @${account_handle}`}
    >
      {mayDecide && (
        <input
          type="hidden"
          form="chosen-together"
          name="decision[beside]"
          value={encodeId('Submission', submission.id)}
        />
      )}
      <p class="mb-2 lg:hidden">
        <a href={back} class="btn btn-sm">
          All posts
        </a>
      </p>
      <div class="reviewed">
        <PostPlayer
          post={submission}
          player={player}
          class="h-40 w-24 max-sm:h-[50dvh] max-sm:w-[28dvh] min-[85rem]:h-60 min-[85rem]:w-34"
        />
        <div class="min-w-0 space-y-3">
          <Creator submission={submission} />
          <Post submission={submission} />
        </div>
        <div class="min-w-0 space-y-5">
          <Corrections submission={submission} />
          <Caption text={submission.caption} url={submission.post_url} />
          {isWithheld(submission) && <LeftToPerson submission={submission} />}
          <CheckList submission={submission} />
          <FoldedBrief html={submission.brief} />
          <Readings submission={submission} />
        </div>
      </div>
      <div class="decision-bar">
        <WouldPay submission={submission} />
        {isOpen(submission) && mayDecide && <DecisionActions submission={submission} {...form} />}
      </div>
      {decision && mayDecide && (
        <Undo
          organization_id={submission.organization_id}
          submission_ids={[submission.id]}
          seconds={decision.seconds}
        >
          {decision.user_name ?? 'Someone'} has {actionDone(decision.action)} it.
        </Undo>
      )}
      {isOpen(submission) && !mayDecide && (
        <p class="text-sm text-base-content/70">An admin of your organization decides.</p>
      )}
    </article>
  )
}

function Creator({ submission }: { submission: Reviewed }) {
  const { creator_name, account_handle, history, state, decision, decides_at, checks } = submission
  const { follower_count, decided_count, approved_count, granted } = history
  const because = withheldReason(submission)

  return (
    <div class="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span class="max-sm:hidden">
        <Avatar name={creator_name || account_handle} />
      </span>
      <div class="min-w-0 flex-1 basis-64">
        <h2 class="font-display text-xl font-bold tracking-tight wrap-anywhere">
          <CreatorName name={creator_name} handle={account_handle} />
        </h2>
        <p class="text-sm text-base-content/70">
          {follower_count !== null && (
            <>
              <Count of={follower_count} /> followers ·{' '}
            </>
          )}
          {decided_count === 0 ? 'first post for you' : approvedOf(approved_count, decided_count)}
          {granted.length > 0 &&
            ` · ${listed.format(granted.map(({ currency, amount }) => formatMoney(amount, currency)))} granted`}
        </p>
      </div>
      {state !== 'pending' && <SubmissionState state={state} />}
      {because && isWithheld(submission) && (
        <Badge tone="warning">{withheldInShort(because)}</Badge>
      )}
      {state === 'pending' && decision === null && decides_at && (
        <p class="badge badge-soft badge-primary badge-sm h-auto font-medium">
          <span>
            is {endBySilence(checks)} automatically <Time at={decides_at} isPhrase />
          </span>
        </p>
      )}
    </div>
  )
}

function Post({ submission }: { submission: Reviewed }) {
  const { post_url, platform_id, posted_at, created_at, campaign_name } = submission
  return (
    <div>
      <p class="flex items-center gap-2">
        <Badge>{platformNames[platform_id]}</Badge>
        <a
          href={post_url}
          class="link min-w-0 truncate text-sm font-medium"
          rel="noopener nofollow noreferrer"
          target="_blank"
        >
          {post_url.replace(/^https:\/\/(www\.)?/, '')}
        </a>
      </p>
      <p class="mt-1 text-sm text-base-content/70">
        {posted_at ? (
          <>
            posted <Time at={posted_at} />
          </>
        ) : (
          'posted at an unknown time'
        )}{' '}
        · submitted <Time at={created_at} /> for {campaign_name}
      </p>
      <p class="mt-1 text-sm">
        <a href={campaignSubmissionPath(submission)} class="link link-hover">
          Messages and all details
        </a>
      </p>
    </div>
  )
}

/** Stands before the checks: why they alone do not approve the post. */
function LeftToPerson({ submission }: { submission: CampaignSubmission }) {
  return (
    <p class="flex gap-2 text-sm" role="note">
      <Icon name="circleAlert" class="mt-0.5 size-4 text-warning" />
      <span class="min-w-0 wrap-anywhere">{withheldForOrganization(submission)}</span>
    </p>
  )
}

const listed = new Intl.ListFormat('en')
