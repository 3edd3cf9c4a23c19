import { z } from 'zod'
import { detailsMissing } from '../../../money/payouts/requirements.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { feeAmount } from '../../../vocabulary/amounts/fees.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { sumOf } from '../amounts.ts'
import { type Ask, Refused } from '../asking.ts'
import { organization_id, programId, submissionId } from '../ids.ts'
import { currencyGiven } from '../tool.ts'
import { action } from './action.ts'
import { whyNotAdmin, whyNotPaid, whyNotWithdrawn, whyNotWork } from './checks.ts'

const Work = z.object({
  state: z.string(),
  collab_name: z.string(),
  creator_name: z.string().nullable(),
  quote_amount: z.number(),
  fee_amount: z.number(),
  currency: z.string(),
  post_url: z.string().nullable(),
  updated_at: z.string(),
})

const ofCollab = z.object({ organization_id, collab_id: programId, id: submissionId })

async function lookAtWork(ask: Ask, given: z.output<typeof ofCollab>) {
  const page = `/organizations/${given.organization_id}/collabs/${given.collab_id}/submissions/${given.id}`
  const work = Work.parse(await ask('GET', `${page}.json`))
  const { quote_amount: amount, fee_amount, currency, creator_name, updated_at } = work
  return {
    work,
    common: {
      amount,
      currency,
      to: creator_name ?? 'A creator who has left',
      page,
      version: `${work.state} ${updated_at}`,
      terms: {
        Collab: work.collab_name,
        ...(fee_amount > 0 && { 'Fee on top': formatMoney(fee_amount, currency) }),
      },
    },
  }
}

export const acceptApplicationAction = action({
  name: 'accept_application',
  title: 'Accept this application?',
  button: 'Yes, accept it',
  description: 'Asks a person to accept an application to a collab, which sets its price aside.',
  area: 'money',
  input: ofCollab,
  check: async (look, input, { amount, currency }) => {
    const { organization_id, id } = input
    const reasons = [...(await whyNotAdmin(look, input)), ...(await whyNotWork(look, id, 'accept'))]
    if (reasons.length > 0 || amount === null || currency === null) return reasons
    const fee = feeAmount(amount, look.context.config.money.feeBps)
    return whyNotPaid(look, { organization_id, amount: amount + fee, currency })
  },
  preview: async (ask, given) => {
    const { work, common } = await lookAtWork(ask, given)
    return {
      ...common,
      path: `${common.page}/acceptance.json`,
      body: { acceptance: { quote_amount: work.quote_amount } },
      from: 'The balance of the organization, where it is set aside',
    }
  },
})

export const completeWorkAction = action({
  name: 'complete_work',
  title: 'Complete this, and pay for it?',
  button: 'Yes, pay it',
  description: 'Asks a person to complete work for a collab, which pays the creator.',
  area: 'money',
  input: ofCollab,
  check: async (look, input) => [
    ...(await whyNotAdmin(look, input)),
    ...(await whyNotWork(look, input.id, 'complete')),
  ],
  preview: async (ask, given) => {
    const { work, common } = await lookAtWork(ask, given)
    const { post_url } = work
    return {
      ...common,
      path: `${common.page}/completion.json`,
      body: { completion: post_url === null ? {} : { post_url } },
      from: 'The money that was set aside for it',
      terms: { ...common.terms, ...(post_url !== null && { Post: post_url }) },
    }
  },
})

const Approval = z.object({
  submissions_count: z.number(),
  submission_ids: z.array(z.string()),
  would_pay: z.array(z.object({ currency: z.string(), amount: z.number() })),
})

type Posts = { organization_id: string; submission_ids: string[] }

async function previewApproval(ask: Ask, { organization_id, submission_ids }: Posts) {
  const chosen = submission_ids.map((id) => `decision[submission_ids][]=${encodeURIComponent(id)}`)
  const path = `/organizations/${organization_id}/review/approval_preview.json`
  return Approval.parse(await ask('GET', `${path}?${chosen.join('&')}`))
}

// The sum is told and not bound, because it grows with views: the posts are bound.
export const approvePosts = action({
  name: 'approve_posts',
  title: 'Approve these posts?',
  button: 'Yes, approve them',
  description:
    'Asks a person to approve up to 100 posts, which pays their creators out of the budget.',
  area: 'review',
  input: z.object({ organization_id, submission_ids: z.array(submissionId).min(1).max(100) }),
  check: async (look, input) => {
    const { submission_ids: waiting } = await previewApproval(look.ask, input)
    const others = input.submission_ids.filter((id) => !waiting.includes(id))
    const unknown = others.map(
      (id) =>
        `${id} is no post that waits for a decision here; list_submissions with state pending has those that do.`,
    )
    return [...(await whyNotAdmin(look, input)), ...unknown]
  },
  preview: async (ask, { organization_id, submission_ids }) => {
    const page = `/organizations/${organization_id}/review`
    const { submissions_count, would_pay } = await previewApproval(ask, {
      organization_id,
      submission_ids,
    })
    if (submissions_count === 0)
      throw new Refused(
        422,
        'None of these posts waits for a decision; list_submissions with state pending has those that do.',
      )
    const sums = would_pay.map(({ amount, currency }) => formatMoney(amount, currency))
    return {
      path: `${page}/decisions.json`,
      body: { decision: { submission_ids, action: 'approve' } },
      amount: null,
      currency: null,
      from: 'The budgets of their campaigns',
      to: `The creators of ${counted(submissions_count, 'post')}`,
      would_pay,
      terms: { 'Would earn by now': sums.length === 0 ? 'Nothing yet' : sums.join(' and ') },
      page,
      version: submission_ids.join(' '),
    }
  },
})

const Balances = z.array(z.object({ currency: z.string(), available_amount: z.number() }))
const Method = z.object({ label: z.string(), updated_at: z.string() })

export const withdraw = action({
  name: 'withdraw',
  title: 'Withdraw your earnings?',
  button: 'Yes, withdraw it',
  description:
    'Asks the creator to withdraw earnings: all that is in their balance, unless amount says how much.',
  area: 'people',
  input: z.object({
    currency: currencyGiven,
    amount: sumOf('All if left out', { least: 1 }).optional(),
  }),
  check: async (look, _input, { amount, currency }) =>
    amount === null || currency === null ? [] : whyNotWithdrawn(look, { amount, currency }),
  preview: async (ask, { currency, amount: asked }) => {
    const balances = Balances.parse(await ask('GET', '/me/balances.json'))
    const available = balances.find((one) => one.currency === currency)?.available_amount ?? 0
    const method = Method.parse(await askForMethod(ask))
    const amount = asked ?? available
    if (amount > available || amount === 0)
      throw new Refused(
        422,
        asked === undefined
          ? `There is nothing to withdraw: your balance has ${formatMoney(available, currency)}.`
          : `amount is more than is in your balance: ${formatMoney(available, currency)}`,
      )
    return {
      path: '/me/payouts.json',
      body: { payout: { currency, amount } },
      amount,
      currency,
      from: 'Your balance',
      to: method.label,
      terms: {},
      page: '/me/earnings',
      version: method.updated_at,
    }
  },
})

async function askForMethod(ask: Ask): Promise<unknown> {
  try {
    return await ask('GET', '/me/payout_method.json')
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error
    throw new Refused(422, detailsMissing)
  }
}
