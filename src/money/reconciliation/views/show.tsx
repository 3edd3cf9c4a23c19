import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Reconciliation } from '../../../tables/finance/reconciliations.ts'
import { reconciliationPath } from '../../../vocabulary/addresses/staff-urls.ts'

export function ReconciliationShow({ last }: { last: Reconciliation | undefined }) {
  return (
    <Layout title="Reconciliation">
      <PageHeader
        title="Reconciliation"
        description="Every night we compare each balance and budget with the transfers behind it."
      >
        <form method="post" action={reconciliationPath}>
          <button type="submit" class="btn btn-primary btn-sm" data-turbo-submits-with="Comparing…">
            Compare now
          </button>
        </form>
      </PageHeader>
      {last === undefined ? (
        <Card title="Not compared yet">
          The first comparison runs tonight. You can also start it now.
        </Card>
      ) : (
        <LastTime last={last} />
      )}
    </Layout>
  )
}

function LastTime({ last }: { last: Reconciliation }) {
  const { difference_count, differences, checked_count, finished_at } = last

  return (
    <>
      <Card title="The last comparison">
        <Facts>
          <Fact name="Outcome">
            {difference_count === 0 ? (
              <Badge tone="success">everything matches</Badge>
            ) : (
              <Badge tone="error">{`${difference_count} do not match`}</Badge>
            )}
          </Fact>
          <Fact name="Compared">
            <Count of={checked_count} /> records
          </Fact>
          <Fact name="When">
            <Time isReal at={finished_at} />
          </Fact>
        </Facts>
      </Card>
      {differences.length > 0 && (
        <Card title="What does not match" danger>
          <ul class="space-y-2 text-sm break-words">
            {differences.map((difference) => (
              <li>{difference}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
