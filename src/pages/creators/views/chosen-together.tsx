import type { AttributeErrors } from '../../../framework/errors.ts'
import { SelectField } from '../../../framework/views/fields/fields.tsx'
import { TextAreaField } from '../../../framework/views/fields/text-area-field.tsx'
import type { Values } from '../../../framework/views/forms/form.tsx'
import { TickedBar } from '../../../framework/views/lists/ticked.tsx'
import { longestMessage } from '../../../programs/messages/schema.ts'
import { unansweredLimit } from '../../../programs/messages/time-limits.ts'
import type { OpenProgram } from '../../../programs/program-invitations/queries.ts'
import type { CreatorGroup } from '../../../tables/organizations/creator-groups.ts'
import {
  invitationsTogetherPath,
  messagesTogetherPath,
} from '../../../vocabulary/addresses/creator-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

type Props = {
  organization: { id: number }
  groups: CreatorGroup[]
  programs: OpenProgram[]
  query: string
  values: Values
  errors: AttributeErrors | undefined
}

/** Actions for the creators who are ticked. */
export function ChosenTogether(props: Props) {
  const { organization, groups, programs, query, values, errors = {} } = props
  const within = query && `?${query}`

  return (
    <TickedBar noun="creator" isOpen={Object.keys(errors).length > 0}>
      {errors.user_ids && (
        <p role="alert" class="font-medium text-error">
          {errors.user_ids.includes("can't be blank")
            ? 'Tick at least one creator.'
            : `They ${errors.user_ids.join(', ')}.`}
        </p>
      )}
      <div class="flex flex-wrap items-start gap-2 text-sm">
        <Grouping groups={groups} errors={errors} />
        {programs.length > 0 && (
          <details name="together" class="open:basis-full" open={errors.program_id !== undefined}>
            <summary class="btn btn-sm">
              <Short first="Invite" rest=" to a program" />
            </summary>
            <div class="mt-3 max-w-2xl space-y-3">
              <SelectField
                attribute="program_id"
                label="Program"
                options={programs.map(({ public_id, kind, name }) => ({
                  value: public_id,
                  label: `${name} (${kind})`,
                }))}
              />
              <TextAreaField
                attribute="message"
                label="Words for all of them"
                maxlength={2000}
                optional
              />
              <button
                type="submit"
                formaction={`${invitationsTogetherPath(organization)}${within}`}
                class="btn btn-sm btn-primary"
              >
                Preview and invite…
              </button>
            </div>
          </details>
        )}
        <details
          name="together"
          class="open:basis-full"
          open={errors.body !== undefined || !!values.body}
        >
          <summary class="btn btn-sm">
            <Short first="Write" rest=" to them" />
          </summary>
          <div class="mt-3 max-w-2xl space-y-3">
            <TextAreaField
              attribute="body"
              label="Message"
              maxlength={longestMessage}
              hint={`Each gets it in the conversation about their latest work for you. It is not sent to creators who refused your invitations, whom you declined, who withdrew, or who got ${unansweredLimit.most} such messages in ${unansweredLimit.words} and did not answer.`}
            />
            <button
              type="submit"
              formaction={`${messagesTogetherPath(organization)}${within}`}
              class="btn btn-sm btn-primary"
            >
              Preview and send…
            </button>
          </div>
        </details>
      </div>
    </TickedBar>
  )
}

/** A button of which a phone shows the first word, so that the bar stays one line there. */
function Short({ first, rest }: { first: string; rest: string }) {
  return (
    <span>
      {first}
      <span class="max-sm:sr-only">{rest}</span>…
    </span>
  )
}

type GroupingProps = Pick<Props, 'groups'> & { errors: AttributeErrors }

function Grouping({ groups, errors }: GroupingProps) {
  const chosen = groups.filter(({ kind }) => kind !== 'view')

  return (
    <details
      name="together"
      class="open:basis-full"
      open={errors.name !== undefined || errors.group_id !== undefined}
    >
      <summary class="btn btn-sm">
        <Short first="Label" rest=" or list" />
      </summary>
      <div class="mt-3 flex flex-wrap items-center gap-2">
        {chosen.length > 0 && <KnownGroups groups={chosen} />}
        <NewLabel isOpen={errors.name !== undefined} error={errors.name} />
        {errors.group_id && <p class="text-error">It {errors.group_id.join(', ')}.</p>}
      </div>
    </details>
  )
}

function KnownGroups({ groups: chosen }: { groups: CreatorGroup[] }) {
  return (
    <>
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
    </>
  )
}

/** Makes a label and puts on it whoever is chosen. */
export function NewLabel({ isOpen, error }: { isOpen: boolean; error: string[] | undefined }) {
  return (
    <details open={isOpen}>
      <summary class="btn btn-sm">New label…</summary>
      <div class="mt-2 flex flex-wrap items-center gap-2">
        <input
          type="text"
          name="name"
          maxlength={100}
          aria-label="Name of the new label"
          aria-invalid={error ? 'true' : undefined}
          class="input input-sm w-48"
        />
        <button type="submit" name="action" value="create" class="btn btn-sm">
          Make and add
        </button>
        {error && <p class="text-error">Its name {error.join(', ')}.</p>}
      </div>
    </details>
  )
}
