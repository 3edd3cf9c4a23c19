import { Card } from '../../../framework/views/card.tsx'
import { CodeBlock } from '../../../framework/views/code-block.tsx'
import { Tabs } from '../../../framework/views/layout/tabs.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { PostPicture } from '../../../framework/views/values/post-picture.tsx'
import { Thumbnail } from '../../../framework/views/values/thumbnail.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { designPath } from '../../../vocabulary/addresses/design-urls.ts'
import { platformIds } from '../../../vocabulary/platforms.ts'
import { Sample } from './sample.tsx'
import type { InTheme } from './theme.ts'

const tones = ['neutral', 'info', 'success', 'warning', 'error'] as const
const rows = [
  { name: 'Autumn roast', amount: 125_000 },
  { name: 'Winter tea', amount: 80_050 },
]
const tabs = [
  { href: designPath, name: 'Overview', isHere: true },
  { href: designPath, name: 'Submissions', isHere: false, waiting: 12 },
  { href: designPath, name: 'Settings', isHere: false },
]

/** How things are shown, one or many. */
export function Records({ theme }: InTheme) {
  return (
    <>
      <Sample name="Badges">
        <p class="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge tone={tone}>{tone}</Badge>
          ))}
        </p>
      </Sample>
      <Sample name="Cards">
        <Card title="A card" description="And what it is about.">
          <Facts>
            <Fact name="Started">
              <Time at="2026-11-03T10:42:00.000Z" />
            </Fact>
            <Fact name="Budget">
              <Money amount={500_000} currency="usd" />
            </Fact>
          </Facts>
        </Card>
        <Card title="A dangerous one" description="What it destroys." danger />
      </Sample>
      <Sample name="Posts without a picture">
        <div class="flex flex-wrap gap-2">
          {platformIds.map((platform_id) => (
            <PostPicture post={{ picture_key: null, platform_id }} class="h-14 w-11" />
          ))}
        </div>
      </Sample>
      <Sample name="Pictures">
        <p class="flex items-center gap-4">
          <Avatar name="Mara Lindqvist" />
          <Thumbnail src={undefined} icon="megaphone" />
        </p>
      </Sample>
      <Sample name="Tabs">
        <Tabs label={`Parts, ${theme.title}`} tabs={tabs} />
      </Sample>
      <Sample name="Table and pages">
        <Table
          caption="Programs"
          columns={[
            { title: 'Name', cell: ({ name }) => name },
            { title: 'Spent', cell: ({ amount }) => <Money amount={amount} currency="usd" /> },
          ]}
          rows={rows}
        />
        <Pagination page={{ number: 2, size: 25, offset: 25, rows, total: 90 }} />
      </Sample>
      <Sample name="Code">
        <CodeBlock text="curl https://troupe.example.com/me.json" label="Copy" />
      </Sample>
    </>
  )
}
