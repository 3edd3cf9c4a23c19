import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { byteSize } from '../../../framework/views/values/byte-size.ts'
import { Count } from '../../../framework/views/values/count.tsx'
import { spanInWords } from '../../../framework/views/values/spans.ts'
import { Time } from '../../../framework/views/values/time.tsx'
import { reconciliationPath, staffJobsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import type { Health } from '../health.ts'
import { Concerns } from './concerns.tsx'

/** All that is known of how the installation does. */
export function HealthShow({ health }: { health: Health }) {
  return (
    <Layout title="Health">
      <PageHeader title="Health" description="The state of this installation right now." />
      <Card>
        <Concerns health={health} />
      </Card>
      <DatabaseCard health={health} />
      <JobsCard health={health} />
      <MailCard health={health} />
      <BooksCard health={health} />
      <ProcessCard health={health} />
    </Layout>
  )
}

type Props = { health: Health }

function DatabaseCard({ health }: Props) {
  const { database_kind, database_version, database_bytes, pool, replicas } = health

  return (
    <Card title="Database">
      <Facts>
        <Fact name="Kind">
          {database_kind === 'embedded' ? 'Embedded' : 'PostgreSQL server'}, {database_version}
        </Fact>
        <Fact name="Size">{byteSize(database_bytes)}</Fact>
        <Fact name="Last backup">
          <Moment at={health.backed_up_at}>None by bin/backup</Moment>
        </Fact>
        <Fact name="Connections, of all">
          <Count of={health.connections} /> of <Count of={health.most_connections} />
        </Fact>
        <Fact name="Connections, of this process">
          <Count of={pool.open - pool.idle} /> at work, <Count of={pool.idle} /> idle, at most{' '}
          <Count of={pool.limit} />
        </Fact>
        <Fact name="Requests that wait for one">
          <Count of={pool.waiting} />
        </Fact>
        {replicas.map(({ name, in_use, lag_seconds }) => (
          <Fact name={`Replica ${name}`}>
            {in_use ? 'In use' : 'Left out'}, <Count of={lag_seconds} /> s behind at most
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}

function JobsCard({ health }: Props) {
  return (
    <Card title="Jobs" description="What happens in the background.">
      <Facts>
        <Fact name="Ready to begin">
          <Count of={health.jobs_waiting} />
        </Fact>
        <Fact name="The oldest of them">
          <Moment at={health.jobs_oldest_at}>None waiting</Moment>
        </Fact>
        <Fact name="Under way">
          <Count of={health.jobs_active} />
        </Fact>
        <Fact name="Failed in the last day">
          <Count of={health.jobs_failed_in_a_day} />
        </Fact>
        <Fact name="Failed, to look at">
          <a href={staffJobsPath} class="link">
            <Count of={health.jobs_failed} />
          </a>
        </Fact>
        <Fact name="Deadlines that are late">
          <Count of={health.deadlines_late} />
        </Fact>
        <Fact name="Deadlines that failed">
          <Count of={health.deadlines_failed} />
        </Fact>
        <Fact name="Expired data swept">
          <Moment at={health.swept_at}>Not in the last hour</Moment>
        </Fact>
      </Facts>
    </Card>
  )
}

function MailCard({ health }: Props) {
  return (
    <Card
      title="Mail"
      description={
        health.mail_server
          ? 'Sent through a mail server.'
          : 'Nothing is sent: mails are kept, to be read on this trial.'
      }
    >
      <Facts>
        <Fact name="Delivered in the last hour">
          <Count of={health.mails_sent_in_an_hour} />
        </Fact>
        <Fact name="Waiting">
          <Count of={health.mails_waiting} />
        </Fact>
        <Fact name="Not taken by the mail server">
          <Count of={health.mails_late} />
        </Fact>
        <Fact name="Failed in the last day">
          <Count of={health.mails_failed_in_a_day} />
        </Fact>
      </Facts>
    </Card>
  )
}

function BooksCard({ health: { compared_at, compared_count, difference_count } }: Props) {
  return (
    <Card title="Books" description="Every night they are compared with the transfers.">
      <Facts>
        <Fact name="Last compared">
          <Moment at={compared_at}>Not yet</Moment>
        </Fact>
        <Fact name="Records">
          <Count of={compared_count} />
        </Fact>
        <Fact name="Differences">
          <a href={reconciliationPath} class="link">
            <Count of={difference_count} />
          </a>
        </Fact>
      </Facts>
    </Card>
  )
}

function ProcessCard({ health }: Props) {
  const {
    version,
    commit,
    free_bytes,
    node_version,
    started_at,
    file_store,
    live_streams,
    moved_seconds,
  } = health

  return (
    <Card title="This process">
      <Facts>
        <Fact name="Version">{commit === null ? version : `${version} (${commit})`}</Fact>
        <Fact name="Node.js">{node_version}</Fact>
        <Fact name="Started">
          <Time isReal at={started_at} />
        </Fact>
        <Fact name="Open pages that hear of changes">
          <Count of={live_streams} />
        </Fact>
        {free_bytes !== null && <Fact name="Room on the disk">{byteSize(free_bytes)}</Fact>}
        <Fact name="Uploaded files">{file_store === 'folder' ? 'In a folder' : 'In a bucket'}</Fact>
        {health.trial && (
          <Fact name="Clock of the trial">
            {moved_seconds === 0 ? 'Not moved' : `${spanInWords(moved_seconds)} ahead`}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

function Moment({ at, children }: { at: string | null; children: string }) {
  return at === null ? <span>{children}</span> : <Time isReal at={at} />
}
