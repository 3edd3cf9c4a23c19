import { Age } from '../../../../../accounts/staff/views/age.tsx'
import type { Page } from '../../../../../framework/pagination.ts'
import { TextField } from '../../../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton } from '../../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../../../framework/views/page-header.tsx'
import { Money } from '../../../../../framework/views/values/money.tsx'
import { staffRefundPath } from '../../../../../vocabulary/addresses/staff-urls.ts'
import { formatMoney } from '../../../../../vocabulary/amounts/money.ts'
import type { WaitingRefund } from '../../queries.ts'
import { refundsToSend } from '../queue.ts'

export function StaffRefunds({ page }: { page: Page<WaitingRefund> }) {
  return (
    <Layout title="Refunds to send">
      <PageHeader
        title="Refunds to send"
        description="Send each refund to the account the bank transfer came from, then mark it here."
      />
      {page.rows.length === 0 ? (
        <EmptyState icon="circleCheck" title="All caught up">
          {page.total === 0 ? 'Every refund has been sent.' : 'The list ends before this page.'}
        </EmptyState>
      ) : (
        <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
          {page.rows.map((refund) => (
            <RefundItem refund={refund} />
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

function RefundItem({ refund }: { refund: WaitingRefund }) {
  const { id, amount, currency, organization_name, reference, created_at } = refund
  const money = formatMoney(amount, currency)

  return (
    <li class="flex flex-wrap items-end gap-4 p-4 sm:px-5">
      <div class="min-w-0 flex-1 basis-48">
        <p class="font-medium break-words">
          <Money amount={amount} currency={currency} /> to {organization_name ?? 'an organization'}
        </p>
        <p class="mt-1 text-sm text-base-content/70">
          From the transfer <code>{reference}</code>, waits{' '}
          <Age since={created_at} queue={refundsToSend} />
        </p>
      </div>
      <Confirm
        id={`refund-${id}`}
        label="Mark as sent"
        class="btn btn-primary btn-sm"
        title={`Did you send ${money}?`}
        action={`${staffRefundPath(refund)}/confirmation`}
        method="post"
        confirm="Mark as sent"
        tone="btn-primary"
      >
        The money counts as paid back. This cannot be undone.
      </Confirm>
      <Form
        action={`${staffRefundPath(refund)}/refusal`}
        record="refusal"
        class="flex flex-wrap items-end gap-2"
      >
        <TextField attribute="reason" label="Why it cannot be sent" />
        <SubmitButton class="btn-outline btn-error btn-sm">Mark as failed</SubmitButton>
      </Form>
    </li>
  )
}
