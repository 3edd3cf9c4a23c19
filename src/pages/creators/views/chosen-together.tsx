import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import { TickedBar } from '../../../framework/views/lists/ticked.tsx'
import { longestMessage } from '../../../programs/messages/schema.ts'
import { unansweredLimit } from '../../../programs/messages/time-limits.ts'
import type { CreatorGroup } from '../../../tables/organizations/creator-groups.ts'
import {
  creatorGroupsPath,
  messagesTogetherPath,
} from '../../../vocabulary/addresses/creator-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

type Props = {
  organization: { id: number }
  groups: CreatorGroup[]
  query: string
  errors: AttributeErrors | undefined
}

/** Actions for the creators who are ticked. */
export function ChosenTogether({ organization, groups, query, errors = {} }: Props) {
  const action = `${messagesTogetherPath(organization)}${query && `?${query}`}`

  return (
    <TickedBar noun="creator" isOpen={Object.keys(errors).length > 0}>
      {errors.user_ids && (
        <p role="alert" class="font-medium text-error">
          {errors.user_ids.includes("can't be blank")
            ? 'Tick at least one creator.'
            : `They ${errors.user_ids.join(', ')}.`}
        </p>
      )}
      <div class="flex flex-wrap items-start gap-x-6 gap-y-3 text-sm">
        <Grouping organization={organization} groups={groups} errors={errors} />
        <details class="open:basis-full" open={errors.body !== undefined}>
          <summary class="btn btn-sm">Write to them…</summary>
          <div class="mt-3 max-w-2xl space-y-3">
            <TextAreaField
              attribute="body"
              label="Message"
              maxlength={longestMessage}
              hint={`Each gets it in the conversation about their latest work for you. It is not sent to creators who refused your invitations, whom you declined, who withdrew, or who got ${unansweredLimit.most} such messages in ${unansweredLimit.words} and did not answer.`}
            />
            <button type="submit" formaction={action} class="btn btn-sm btn-primary">
              Send to all ticked
            </button>
          </div>
        </details>
      </div>
    </TickedBar>
  )
}

type GroupingProps = Pick<Props, 'organization' | 'groups'> & { errors: AttributeErrors }

function Grouping({ organization, groups, errors }: GroupingProps) {
  const chosen = groups.filter(({ kind }) => kind !== 'view')
  if (chosen.length === 0)
    return (
      <p>
        <a href={creatorGroupsPath(organization)} class="link">
          Make a label or a list
        </a>{' '}
        to sort them by.
      </p>
    )

  return (
    <div class="flex flex-wrap items-center gap-2">
      <label class="flex min-w-0 flex-wrap items-center gap-2 text-sm">
        Label or list
        <select name="group_id" class="select select-sm w-auto max-w-full">
          {(['label', 'list'] as const).map((kind) => (
            <optgroup label={kind === 'label' ? 'Labels' : 'Lists'}>
              {chosen
                .filter((group) => group.kind === kind)
                .map(({ id, name }) => (
                  <option value={encodeId('CreatorGroup', id)}>{name}</option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" name="action" value="add" class="btn btn-sm">
        Add
        <span class="sr-only"> to the creators you ticked</span>
      </button>
      <button type="submit" name="action" value="remove" class="btn btn-sm">
        Remove
        <span class="sr-only"> from the creators you ticked</span>
      </button>
      {errors.group_id && <p class="text-error">It {errors.group_id.join(', ')}.</p>}
    </div>
  )
}
