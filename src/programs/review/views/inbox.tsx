import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { TurboFrame } from '../../../framework/views/turbo-frame.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import {
  approvalPreviewPath,
  reviewDecisionsPath,
  reviewPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignsPath } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { isClean } from '../../campaign-submissions/checks/check-post.ts'
import { OwnDecisions } from '../../campaign-submissions/deciding/views/own-decisions.tsx'
import { campaignSubmissionPolicy } from '../../campaign-submissions/policy.ts'
import { alreadyDecided } from '../../campaign-submissions/transitions.ts'
import type { InboxProps } from '../inbox.ts'
import { isOpen } from '../queries.ts'
import { ChosenTogether } from './chosen-together.tsx'
import { CollabsWaiting } from './collabs-waiting.tsx'
import { Detail } from './detail.tsx'
import { Item } from './item.tsx'
import { KeysHint, keysOfInbox } from './keys.tsx'
import { sentBy } from './sent-by.ts'
import { Sums } from './sums.tsx'

/** Posts that wait for a decision: a list, and beside it the one that is looked at. */
export function Inbox(props: InboxProps) {
  const { member, page, campaign, own, chosen, player, isAskedFor, typed, errors } = props
  const mayDecide = campaignSubmissionPolicy.decide(member)
  const { organization } = member
  const ticked = new Set([sentBy('chosen-together', typed, errors).values.submission_ids].flat())
  const within = { ...(campaign && { campaign_id: campaign.id }), page: page.number }

  return (
    <Layout title="Review" keys={keysOfInbox}>
      <div data-controller="inbox">
        <ErrorAlert messages={refusalInWords(props)} />
        <Live id="inbox" of={['submissions']}>
          <div class="inbox-head">
            <PageHeader title="Review" description={<Summary {...props} />}>
              <Campaigns {...props} />
              {mayDecide && <ApproveClean {...props} />}
            </PageHeader>
            <CollabsWaiting collabs={props.collabs} />
          </div>
          <OwnDecisions organization={organization} own={own} query={listOf(props)} />
          {page.total === 0 && chosen === undefined ? (
            <EmptyState
              icon="inbox"
              title={campaign ? `Nothing to review in ${campaign.name}` : 'Nothing to review'}
            >
              {campaign
                ? 'All posts of this campaign are decided.'
                : 'When creators submit posts to your campaigns, you approve or reject them here.'}
              <p class="mt-4">
                <a
                  href={campaign ? reviewPath(organization) : campaignsPath(organization)}
                  class="btn btn-sm"
                >
                  {campaign ? 'Show all campaigns' : 'See your campaigns'}
                </a>
              </p>
            </EmptyState>
          ) : (
            <div class="inbox">
              <section
                class="inbox-list"
                aria-label="Posts to decide"
                data-controller="ticked"
                data-action="change->ticked#count"
              >
                <ul>
                  {page.rows.map((submission) => (
                    <Item
                      submission={submission}
                      href={reviewPath(organization, { ...within, id: submission.id })}
                      isChosen={submission.id === chosen?.id}
                      mayDecide={mayDecide}
                      isTicked={ticked.has(encodeId('Submission', submission.id))}
                    />
                  ))}
                </ul>
                {page.rows.length === 0 && (
                  <p class="p-5 text-sm text-base-content/70">Nothing else to review.</p>
                )}
                {mayDecide && (
                  <ChosenTogether
                    organization={organization}
                    action={actionOf(props)}
                    back={reviewPath(organization, within)}
                    typed={typed}
                    errors={errors}
                  />
                )}
                <Pagination page={page} address={errors && reviewPath(organization, within)} />
              </section>
              <TurboFrame id="review" target="_top" class="inbox-detail">
                {chosen && (
                  <Detail
                    member={member}
                    submission={chosen}
                    player={player}
                    isAskedFor={isAskedFor}
                    back={reviewPath(organization, within)}
                    action={actionOf(props)}
                    typed={typed}
                    errors={errors}
                  />
                )}
              </TurboFrame>
            </div>
          )}
        </Live>
      </div>
    </Layout>
  )
}

/**
 * Errors that no form shows: nothing was ticked, or the form of this post is gone because someone was faster.
 */
function refusalInWords({ errors, chosen, typed }: InboxProps): string[] | undefined {
  if (errors?.submission_ids) return ['Choose some posts first.']
  const isGone = chosen !== undefined && !isOpen(chosen)
  const { form } = typedValues(typed, 'decision')
  return errors && isGone && form !== 'chosen-together' ? [alreadyDecided] : undefined
}

/** The address that decisions are sent to; afterwards the post after the one that is looked at comes up. */
function actionOf({ member, page, campaign, chosen }: InboxProps): string {
  const index = page.rows.findIndex(({ id }) => id === chosen?.id)
  const next = page.rows[index + 1] ?? page.rows[index - 1]
  const query = listOf({ campaign })
  if (page.number > 1) query.set('page', String(page.number))
  if (next && index >= 0) query.set('next', encodeId('Submission', next.id))
  const path = reviewDecisionsPath(member.organization)
  return query.size === 0 ? path : `${path}?${query}`
}

function listOf({ campaign }: Pick<InboxProps, 'campaign'>): URLSearchParams {
  return new URLSearchParams(campaign && { campaign_id: encodeId('Campaign', campaign.id) })
}

function Summary({ page, member, campaign }: InboxProps) {
  if (page.total === 0)
    return <>{campaign ? `Everything in ${campaign.name} is decided.` : 'Everything is decided.'}</>
  const isAll = page.rows.length === page.total

  return (
    <>
      {counted(page.total, 'post')}, <Sums of={page.rows} /> if{' '}
      {isAll ? 'all are' : `the ${page.rows.length} on this page are`} approved now.{' '}
      {campaignSubmissionPolicy.decide(member) && <KeysHint />}
    </>
  )
}

function Campaigns({ member, campaigns, campaign }: InboxProps) {
  if (campaigns.length < 2 && campaign === undefined) return null
  const { organization } = member
  return (
    <details class="dropdown dropdown-end" data-controller="menu">
      <summary class="btn btn-sm">
        <span class="max-w-48 truncate">{campaign?.name ?? 'All campaigns'}</span>
        <Icon name="chevronDown" />
      </summary>
      <ul class="dropdown-content menu z-10 mt-1 w-72 rounded-box border border-base-300 bg-base-100 p-2 shadow-lg">
        <li>
          <a href={reviewPath(organization)} aria-current={campaign ? undefined : 'true'}>
            All campaigns
          </a>
        </li>
        {campaigns.map((one) => (
          <li>
            <a
              href={reviewPath(organization, { campaign_id: one.id })}
              aria-current={one.id === campaign?.id ? 'true' : undefined}
            >
              <span class="min-w-0 truncate">{one.name}</span>
              <span class="tabular-nums text-base-content/70">{one.waiting}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Leads to the question whether to approve all posts in which nothing is in doubt. */
function ApproveClean({ member, page, campaign }: InboxProps) {
  const clean = page.rows.filter(isClean)
  if (clean.length < 2) return null
  const within = { ...(campaign && { campaign_id: campaign.id }), page: page.number }
  return (
    <form method="get" action={approvalPreviewPath(member.organization)} class="contents">
      {clean.map(({ id }) => (
        <input type="hidden" name="decision[submission_ids][]" value={encodeId('Submission', id)} />
      ))}
      <input type="hidden" name="return_to" value={reviewPath(member.organization, within)} />
      <button type="submit" class="btn btn-sm">
        <Icon name="check" />
        Approve {clean.length} with clean checks…
      </button>
    </form>
  )
}
