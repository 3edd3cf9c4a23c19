import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import type { BillingDetails } from '../../../tables/finance/billing-details.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { addressLines } from '../address-lines.ts'

type Props = { organization: Organization; details: BillingDetails | undefined }

export function BillingFacts({ organization, details }: Props) {
  const address = details === undefined ? [] : addressLines(details)

  return (
    <Facts>
      <Fact name="Legal name">{details?.legal_name ?? organization.name}</Fact>
      <Fact name="Tax number">{details?.tax_id ?? 'None'}</Fact>
      <Fact name="E-mail for invoices">{details?.email ?? 'None'}</Fact>
      <Fact name="Address">
        <span class="whitespace-pre-line">{address.join('\n') || 'None'}</span>
      </Fact>
    </Facts>
  )
}
