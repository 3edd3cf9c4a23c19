import { Card } from '../../../framework/views/card.tsx'
import { CodeBlock } from '../../../framework/views/code-block.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { CalendarLink } from '../../../tables/users/credentials/calendar-links.ts'
import { calendarFileUrl } from '../../../vocabulary/addresses/calendar-urls.ts'
import type { NewCalendarLink } from '../model.ts'

type Props = { link: CalendarLink | undefined; path: string; isOwn: boolean }

/** Lets other programs read along, or ends that. */
export function LinkCard({ link, path, isOwn }: Props) {
  return (
    <Card
      title="In your own calendar"
      description={
        isOwn
          ? 'Apple, Google and other calendars show these days, too, if you subscribe to a secret address.'
          : 'Apple, Google and other calendars show these days, too, if you subscribe to a secret address. It is yours alone, and ends when you leave the organization.'
      }
    >
      {link === undefined ? (
        <Form action={`${path}/link`} class="">
          <SubmitButton class="btn-sm">Make an address</SubmitButton>
        </Form>
      ) : (
        <>
          <p class="mb-4 text-sm">
            There is one <Time at={link.updated_at} after="since" />. It was shown when it was made.
          </p>
          <div class="flex flex-wrap gap-2">
            <Confirm
              id="new-link"
              label="Make a new address"
              class="btn btn-sm"
              title="Make a new address?"
              action={`${path}/link`}
              method="post"
              confirm="Make a new address"
              tone="btn-primary"
            >
              Calendars that have the old one are told of nothing any more.
            </Confirm>
            <Confirm
              id="end-link"
              label="End the address"
              title="End the address?"
              action={`${path}/link`}
              confirm="End the address"
            >
              Calendars that have it are told of nothing any more.
            </Confirm>
          </div>
        </>
      )}
    </Card>
  )
}

/** The address is in a temporary element, so that going back to this page does not show it again. */
export function LinkMade({ link, path }: { link: NewCalendarLink; path: string }) {
  return (
    <Layout title="The address of your calendar">
      <PageHeader title="The address of your calendar">
        <a href={path} class="btn btn-sm">
          Back to the calendar
        </a>
      </PageHeader>
      <div data-turbo-temporary>
        <div role="alert" class="alert alert-warning alert-soft mb-6">
          <Icon name="circleAlert" class="size-5" />
          <span>
            Copy the address now: you will not see it again. If you lose it, make a new one.
          </span>
        </div>
        <Card
          title="Address"
          description="Subscribe to it in your calendar, as “from URL”. Whoever knows it can read along."
        >
          <CodeBlock text={calendarFileUrl(link.token)} label="Copy address" />
        </Card>
      </div>
    </Layout>
  )
}
