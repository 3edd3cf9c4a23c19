import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { Organization } from '../../../../tables/organizations/organizations.ts'
import { firstLookPath } from '../../../../vocabulary/addresses/staff-urls.ts'

type Props = { organization: Organization; errors?: AttributeErrors | undefined }

/** Whether the programs of an organization are shown on the start page, and the way to change that. */
export function FirstLook({ organization, errors }: Props) {
  const { looked_at, is_shown } = organization

  return (
    <Card
      title={looked_at === null ? 'A first look' : 'On the start page'}
      description={
        looked_at === null ? (
          'Nobody has looked at it yet. Until then its public programs are found by their link and in the lists, but neither on the start page nor at the top of Discover.'
        ) : (
          <>
            {is_shown ? 'Its public programs are shown there' : 'Its programs are kept off it'}.
            First look: <Time at={looked_at} />.
          </>
        )
      }
    >
      <ErrorAlert messages={errors?.base} />
      <div class="flex flex-wrap gap-2">
        {!is_shown && (
          <Answer organization={organization} is_shown="1">
            Show its programs
          </Answer>
        )}
        {(is_shown || looked_at === null) && (
          <Answer organization={organization} is_shown="0">
            Keep them off the start page
          </Answer>
        )}
      </div>
    </Card>
  )
}

type AnswerProps = { organization: Organization; is_shown: '0' | '1'; children: string }

function Answer({ organization, is_shown, children }: AnswerProps) {
  return (
    <form method="post" action={firstLookPath(organization)}>
      <input type="hidden" name="first_look[is_shown]" value={is_shown} />
      <button type="submit" class={`btn btn-sm ${is_shown === '1' ? 'btn-primary' : ''}`}>
        {children}
      </button>
    </form>
  )
}
