import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { SubmissionState } from '../../../programs/collab-submissions/views/state.tsx'
import { collabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import type { KnownCreator } from '../creator.ts'

/** The programs they took part in, the latest first. */
export function CreatorWork({ creator }: { creator: KnownCreator }) {
  const { organization_id, campaigns, collabs } = creator

  return (
    <>
      {campaigns.length > 0 && (
        <Card title="Campaigns">
          <ul class="divide-y divide-base-300">
            {campaigns.map((work) => (
              <Row
                href={campaignPath({ organization_id, id: work.campaign_id })}
                name={work.campaign_name}
                aside={<Money amount={work.used_amount} currency={work.currency} />}
              >
                {counted(work.submissions_count, 'post')}, <Count of={work.view_count} /> views,{' '}
                <Time at={work.last_active_at} isPhrase />
              </Row>
            ))}
          </ul>
        </Card>
      )}
      {collabs.length > 0 && (
        <Card title="Collabs">
          <ul class="divide-y divide-base-300">
            {collabs.map((work) => (
              <Row
                href={collabSubmissionPath({ ...work, organization_id })}
                name={work.collab_name}
                aside={<Money amount={work.quote_amount} currency={work.currency} />}
              >
                <SubmissionState state={work.state} /> applied{' '}
                <Time at={work.created_at} isPhrase />
              </Row>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

type RowProps = {
  href: string
  name: string
  aside: ComponentChildren
  children: ComponentChildren
}

function Row({ href, name, aside, children }: RowProps) {
  return (
    <li class="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <div class="min-w-0 flex-1 basis-48">
        <a href={href} class="link link-hover font-semibold break-words">
          {name}
        </a>
        <p class="mt-1 text-base-content/70">{children}</p>
      </div>
      <span class="font-semibold tabular-nums">{aside}</span>
    </li>
  )
}
