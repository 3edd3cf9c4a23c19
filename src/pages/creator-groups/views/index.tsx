import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { TextField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { CreatorGroupKind } from '../../../tables/organizations/creator-groups.ts'
import { creatorGroupPolicy } from '../../../teams/creator-groups/policy.ts'
import type { CountedGroup } from '../../../teams/creator-groups/queries.ts'
import { creatorGroupPath, creatorGroupsPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { creatorsPath } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { groupAddress } from './address.ts'

/** A form that was refused: that of a group which is there, or of a new one. */
export type RefusedGroup = { id?: number; typed: unknown; errors: AttributeErrors }

type Props = { member: Member; groups: CountedGroup[]; refused?: RefusedGroup | undefined }

const sections = {
  label: { title: 'Labels', words: 'Short words about creators, shown beside their names.' },
  list: { title: 'Lists', words: 'Creators for a purpose, such as the next launch.' },
  view: { title: 'Views', words: 'Filters and an order of the list of creators, to come back to.' },
}

/** Labels, lists and views of a team: made, renamed and deleted. */
export function CreatorGroupIndex({ member, groups, refused }: Props) {
  const { organization } = member

  return (
    <Layout title={`Labels, lists and views of ${organization.name}`}>
      <PageHeader
        title="Labels, lists and views"
        description={`Everyone in ${organization.name} sees and uses them. Creators who ask what is kept about them are told of labels and lists.`}
      />
      <div class="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-3">
        {(Object.keys(sections) as CreatorGroupKind[]).map((kind) => (
          <Section
            member={member}
            kind={kind}
            groups={groups.filter((group) => group.kind === kind)}
            refused={refused}
          />
        ))}
      </div>
    </Layout>
  )
}

type SectionProps = Props & { kind: CreatorGroupKind }

function Section({ member, kind, groups, refused }: SectionProps) {
  const { title, words } = sections[kind]
  const typed = typedValues(refused?.typed, 'creator_group')
  const isRefused = refused !== undefined && refused.id === undefined && typed.kind === kind

  return (
    <Card title={title} description={words}>
      {kind === 'view' && !isRefused ? (
        <p class="text-sm">
          Choose filters among your{' '}
          <a href={creatorsPath(member.organization)} class="link">
            creators
          </a>
          , then save the view there.
        </p>
      ) : (
        <Form
          id={`new-${kind}`}
          action={creatorGroupsPath(member.organization)}
          record="creator_group"
          values={isRefused ? typed : {}}
          errors={isRefused ? refused.errors : undefined}
          class="space-y-3"
        >
          <input type="hidden" name="creator_group[kind]" value={kind} />
          {kind === 'view' && (
            <input type="hidden" name="creator_group[query]" value={String(typed.query ?? '')} />
          )}
          <TextField attribute="name" label={`New ${kind}`} required maxlength={255} />
          <SubmitButton class="btn-primary btn-sm">{`Make ${kind}`}</SubmitButton>
        </Form>
      )}
      {groups.length > 0 && (
        <ul class="mt-5 divide-y divide-base-300 border-t border-base-300 text-sm">
          {groups.map((group) => (
            <Group
              member={member}
              group={group}
              refused={refused?.id === group.id ? refused : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type GroupProps = { member: Member; group: CountedGroup; refused: RefusedGroup | undefined }

function Group({ member, group, refused }: GroupProps) {
  const { id, kind, name, creators_count } = group

  return (
    <li class="py-3 last:pb-0">
      <p class="flex flex-wrap items-baseline gap-x-2">
        <a href={groupAddress(group)} class="link link-hover font-semibold wrap-anywhere">
          {name}
        </a>
        {creators_count !== null && (
          <span class="text-base-content/70">{counted(creators_count, 'creator')}</span>
        )}
      </p>
      {creatorGroupPolicy.change(member, group) && (
        <div class="mt-2 flex flex-wrap items-start gap-2">
          <details class="open:grow open:basis-full" open={refused !== undefined}>
            <summary class="btn btn-sm">
              Rename<span class="sr-only"> {name}</span>
            </summary>
            <Form
              id={`group-${id}`}
              action={creatorGroupPath(group)}
              method="patch"
              record="creator_group"
              values={refused ? typedValues(refused.typed, 'creator_group') : { name }}
              errors={refused?.errors}
              class="mt-3 space-y-3"
            >
              <TextField attribute="name" label="Name" required maxlength={255} />
              <SubmitButton class="btn-primary btn-sm">Save name</SubmitButton>
            </Form>
          </details>
          <Confirm
            id={`group-${id}`}
            label={
              <>
                Delete<span class="sr-only"> {name}</span>
              </>
            }
            class="btn btn-sm"
            title={`Delete the ${kind} “${name}”?`}
            action={creatorGroupPath(group)}
            confirm={`Delete ${kind}`}
          >
            It is gone for everyone in {member.organization.name}. The creators stay.
          </Confirm>
        </div>
      )}
    </li>
  )
}
