import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Paper } from '../../../tables/finance/papers.ts'
import { fundingPath, paperPdfPath } from '../../../vocabulary/addresses/money-urls.ts'
import { issuerLines, recipientLines } from '../parties.ts'
import { issueDay, paymentSentences, testNotice, titleOf } from '../words.ts'

export function PaperShow({ paper }: { paper: Paper }) {
  return (
    <Layout title={`${titleOf(paper)} ${paper.number}`}>
      <PageHeader title={`${titleOf(paper)} ${paper.number}`}>
        {paper.is_test && <Badge tone="warning">Test</Badge>}
        <a href={paperPdfPath(paper)} class="btn btn-primary btn-sm" download>
          <Icon name="download" />
          Download PDF
        </a>
      </PageHeader>
      {paper.is_test && (
        <p role="note" class="mb-6 alert alert-warning alert-soft">
          {testNotice}
        </p>
      )}
      <Card>
        <PaperFacts paper={paper} />
      </Card>
      <Card>
        <PaperLines paper={paper} />
        <p class="mt-5 text-sm">{paymentSentences[paper.kind]}</p>
        <p class="mt-1 text-sm text-base-content/70">{paper.tax_note}</p>
      </Card>
    </Layout>
  )
}

function PaperFacts({ paper }: { paper: Paper }) {
  const { organization_id, funding_id } = paper

  return (
    <Facts>
      <Fact name="From">
        <Party lines={issuerLines(paper.issuer)} />
      </Fact>
      <Fact name="To">
        <Party lines={recipientLines(paper.recipient)} />
      </Fact>
      <Fact name="Issued">{issueDay(paper)}</Fact>
      {funding_id !== null && (
        <Fact name="About">
          <a href={fundingPath({ organization_id, id: funding_id })} class="link">
            This funding
          </a>
        </Fact>
      )}
    </Facts>
  )
}

function Party({ lines }: { lines: string[] }) {
  return <span class="whitespace-pre-line">{lines.join('\n')}</span>
}

function PaperLines({ paper: { lines, currency, total_amount } }: { paper: Paper }) {
  return (
    <table class="table">
      <caption class="sr-only">Line items</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col" class="text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, amount }) => (
          <tr>
            <td class="break-words">{text}</td>
            <td class="text-right">
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr class="text-base text-base-content">
          <th scope="row">Total in {currency.toUpperCase()}</th>
          <td class="text-right font-semibold">
            <Money amount={total_amount} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
