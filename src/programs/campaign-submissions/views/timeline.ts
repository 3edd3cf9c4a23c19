import { spanInWords } from '../../../framework/views/values/spans.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { toSeconds } from '../../../vocabulary/time/time.ts'
import type { Happening } from '../../submissions/views/what-happened.tsx'
import type { ShownPost } from '../pages.ts'
import { lapsedOf } from '../paying/amounts.ts'
import { balanceInWords } from '../paying/views/why.tsx'
import { freezeInWords, reasonInWords, withheldInWords } from '../words.ts'

export function happeningsOf(shown: ShownPost, isOwn = false): Happening[] {
  return [
    ...ofSubmission(shown),
    ...ofCorrections(shown),
    ...ofFlags(shown),
    ...ofGrants(shown, isOwn),
    ...ofLapse(shown),
  ]
}

type Submission = ShownPost['submission']
type Possible = Omit<Happening, 'at'> & { at: string | null }

function ofSubmission({ submission }: ShownPost): Happening[] {
  const { created_at, approved_at, organization_name, frozen_because, reason } = submission
  const waited = approved_at && Date.parse(approved_at) - Date.parse(created_at)
  const all: Possible[] = [
    {
      at: created_at,
      icon: 'link',
      title: 'Submitted',
      detail: inShort(firstPost(submission)),
    },
    {
      at: submission.withheld_at,
      icon: 'timer',
      title: 'Not approved automatically',
      detail: withheldInWords(submission, `because its creator has joined ${organization_name}`),
    },
    {
      at: approved_at,
      icon: 'circleCheck',
      title: 'Approved',
      detail: `${approverOf(submission)}, after ${spanInWords(toSeconds(waited || 0))}`,
    },
    {
      at: submission.rejected_at,
      icon: 'x',
      title: 'Rejected',
      detail: reason ? reasonInWords(reason) : organization_name,
    },
    {
      at: submission.appealed_at,
      icon: 'flag',
      title: 'Appealed',
      detail: 'Troupe’s team decides',
    },
    {
      at: submission.appeal_answered_at,
      icon: 'messageCircle',
      title: `${organization_name} answered the appeal`,
    },
    {
      at: isWon(submission) ? null : submission.appeal_decided_at,
      icon: 'x',
      title: 'Appeal refused',
      detail: 'Troupe’s team decided',
    },
    {
      at: submission.invalidated_at,
      icon: 'circleAlert',
      title: `${counted(submission.invalid_views, 'view')} not paid`,
      detail: 'Troupe’s team found that they are not real',
    },
    {
      at: submission.validated_at,
      icon: 'circleCheck',
      title: 'All views count again',
      detail: 'Troupe’s team looked at those once more that it had taken off',
    },
    {
      at: submission.frozen_at,
      icon: 'timer',
      title: 'Counting ended',
      detail: frozen_because ? `because ${freezeInWords(frozen_because)}` : '',
    },
    { at: submission.finalized_at, icon: 'shield', title: 'Its views are final' },
    {
      at: submission.earned_amount > 0 ? submission.paid_at : null,
      icon: 'wallet',
      title: 'All of it can be withdrawn',
    },
  ]
  return all.filter((one): one is Happening => one.at !== null)
}

/** An appeal that succeeds is decided at the moment of the approval. */
const isWon = ({ approved_at, appeal_decided_at }: Submission) =>
  appeal_decided_at !== null && approved_at === appeal_decided_at

/** The organization approved what was rejected before, and not corrected since. */
const isReversed = ({ approved_at, rejected_at }: Submission) =>
  approved_at !== null && rejected_at !== null && rejected_at < approved_at

function approverOf(submission: Submission): string {
  const { approved_by, organization_name } = submission
  if (approved_by === 'staff')
    return isWon(submission) ? 'Troupe’s team, which decided the appeal' : 'Troupe’s team'
  if (approved_by !== 'clock')
    return isReversed(submission) ? `${organization_name}, after all` : organization_name
  return isWon(submission)
    ? 'Automatically, because nobody decided the appeal in time'
    : `Automatically, because ${organization_name} did not decide in time`
}

function ofCorrections({ submission: { corrections } }: ShownPost): Happening[] {
  return corrections.flatMap(
    ({ reason, text, post_url_before, rejected_at, created_at }): Happening[] => {
      const what = post_url_before
        ? 'Another post submitted instead'
        : 'Corrected and submitted again'
      return [
        { at: rejected_at, icon: 'x', title: 'Rejected', detail: reasonInWords(reason) },
        { at: created_at, icon: 'pencil', title: what, detail: text },
      ]
    },
  )
}

/** The post that was submitted at first, whichever takes its place now. */
const firstPost = ({ corrections, post_url }: Submission) =>
  corrections.find(({ post_url_before }) => post_url_before !== null)?.post_url_before ?? post_url

const inShort = (url: string) => url.replace(/^https:\/\/(www\.)?/, '')

const endings = {
  lifted: 'The flag was lifted',
  lapsed: 'The flag expired',
  upheld: 'The flag was upheld',
} as const

function ofFlags({ submission: { flags, account_handle } }: ShownPost): Happening[] {
  const answers = new Set(flags.flatMap(({ answered_at }) => answered_at ?? []))
  const raised = flags.flatMap(({ note, created_at, ended_at, outcome }) => {
    const doubt: Happening = { at: created_at, icon: 'flag', title: 'Flagged', detail: note }
    if (ended_at === null || outcome === null) return [doubt]
    return [doubt, { at: ended_at, icon: 'circleCheck' as const, title: endings[outcome] }]
  })
  const title = `@${account_handle} answered`
  return [...raised, ...[...answers].map((at) => ({ at, icon: 'messageCircle' as const, title }))]
}

function ofGrants({ explanation }: ShownPost, isOwn: boolean): Happening[] {
  if (explanation === undefined) return []
  const { currency, grants } = explanation
  return grants.flatMap((grant) => {
    const { reward_amount, returned_reward_amount, created_at, released_at } = grant
    const granted: Happening = {
      at: created_at,
      icon: 'banknote',
      title: `${formatMoney(reward_amount, currency)} granted`,
      detail:
        returned_reward_amount > 0
          ? `of which ${formatMoney(returned_reward_amount, currency)} went back`
          : released_at === null
            ? `not in ${balanceInWords(isOwn)} yet`
            : '',
    }
    if (released_at === null) return [granted]
    const left = formatMoney(reward_amount - returned_reward_amount, currency)
    return [
      granted,
      { at: released_at, icon: 'wallet', title: `${left} in ${balanceInWords(isOwn)}` },
    ]
  })
}

function ofLapse({ submission }: ShownPost): Happening[] {
  const { settled_at, currency } = submission
  const lapsed = lapsedOf(submission, submission)
  if (settled_at === null || lapsed === 0) return []
  const title = `${formatMoney(lapsed, currency)} lapsed`
  return [{ at: settled_at, icon: 'x', title, detail: 'the campaign ended without budget for it' }]
}
