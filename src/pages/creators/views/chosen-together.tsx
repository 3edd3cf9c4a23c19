import type { AttributeErrors } from '../../../framework/errors.ts'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
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
    <section
      aria-label="The creators you ticked"
      class="space-y-3 rounded-box border border-base-300 bg-base-100 p-4 text-sm"
    >
      <h2 class="font-semibold">With those you ticked</h2>
      {errors.user_ids && (
        <p role="alert" class="font-medium text-error">
          {errors.user_ids.includes("can't be blank")
            ? 'Tick at least one creator.'
            : `They ${errors.user_ids.join(', ')}.`}
        </p>
      )}
      <Grouping organization={organization} groups={groups} errors={errors} />
      <details open={errors.body !== undefined}>
        <summary class="btn btn-sm">Write to them…</summary>
        <div class="mt-3 max-w-2xl space-y-3">
          <TextAreaField
            attribute="body"
            label="Message"
            maxlength={longestMessage}
            hint={`Each gets it in the conversation about their latest work for you. Who refused your invitations, was declined or withdrew gets none, nor who has not answered ${unansweredLimit.most} of your messages within ${unansweredLimit.words}.`}
          />
          <button type="submit" formaction={action} class="btn btn-sm btn-primary">
            Send to all ticked
          </button>
        </div>
      </details>
    </section>
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
        to put them on.
      </p>
    )

  return (
    <div class="flex flex-wrap items-center gap-2">
      <select name="group_id" class="select select-sm w-auto max-w-full" aria-label="Label or list">
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
      <button type="submit" name="action" value="add" class="btn btn-sm">
        Put on
      </button>
      <button type="submit" name="action" value="remove" class="btn btn-sm">
        Take off
      </button>
      {errors.group_id && <p class="text-error">It {errors.group_id.join(', ')}.</p>}
    </div>
  )
}
