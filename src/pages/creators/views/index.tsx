import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Form } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { TickAll, tickedForm } from '../../../framework/views/lists/ticked.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { NamedProgram } from '../../../money/transfers/filters.ts'
import type { OpenProgram } from '../../../programs/program-invitations/queries.ts'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import type { CreatorGroup } from '../../../tables/organizations/creator-groups.ts'
import { mostChosen } from '../../../teams/creator-groups/schema.ts'
import { groupingPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { filteredPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { creatorsPath, newCreatorInvitationPath } from '../../../vocabulary/addresses/urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { type CreatorFilters, queryOf } from '../filters.ts'
import { filtersInWords } from '../filters-in-words.ts'
import type { Creator } from '../queries.ts'
import { ChosenTogether } from './chosen-together.tsx'
import { CreatorFilterBar } from './filters.tsx'
import { SavedViews } from './saved-views.tsx'
import { CreatorTable } from './table.tsx'

type Props = {
  member: Member
  page: Page<Creator>
  filters: CreatorFilters
  groups: CreatorGroup[]
  /** The programs that those who are ticked can be invited to. */
  programs: OpenProgram[]
  /** All programs, also those that have ended. */
  allPrograms: NamedProgram[]
  typed?: unknown
  errors?: AttributeErrors
}

/** Everyone who has worked with an organization, and what came of it. */
export function CreatorIndex(props: Props) {
  const { member, page, filters, groups, programs, allPrograms, typed, errors } = props
  const { organization } = member
  const path = creatorsPath(organization)
  const query = queryOf(filters)
  const isFiltered = queryOf({ ...filters, sort: 'views' }) !== ''
  const sent = Object(typed)
  const ticked = new Set<unknown>(Array.isArray(sent.user_ids) ? sent.user_ids : [])

  return (
    <Layout title={`Creators of ${organization.name}`}>
      <PageHeader
        title="Creators"
        description="Everyone who has worked with you, and their results."
      >
        {page.total > 0 && <CsvButton href={filteredPath(`${path}.csv`, filters)} />}
        {isAdmin(member) && (
          <a href={newCreatorInvitationPath(organization)} class="btn btn-primary btn-sm">
            <Icon name="plus" />
            Invite creators
          </a>
        )}
      </PageHeader>
      {(page.total > 0 || isFiltered) && (
        <>
          <SavedViews
            organization={organization}
            groups={groups}
            query={query}
            name={filtersInWords(filters, groups, allPrograms)}
          />
          <CreatorFilterBar path={path} filters={filters} groups={groups} programs={allPrograms} />
        </>
      )}
      {page.total === 0 && isFiltered && (
        <EmptyState icon="search" title="Nobody found">
          Nobody who worked with you is like this.{' '}
          <a href={path} class="link">
            Show all
          </a>
        </EmptyState>
      )}
      {page.total === 0 && !isFiltered && (
        <EmptyState icon="users" title="Nobody yet">
          Everyone who submits a post or applies to a collab is listed here, with their results.
        </EmptyState>
      )}
      {page.total > 0 && (
        <Form
          action={`${groupingPath(organization)}${query && `?${query}`}`}
          values={sent}
          errors={errors}
          class="space-y-3"
          {...tickedForm('creator')}
        >
          <div class="flex flex-wrap items-center">
            <TickAll count={page.rows.length} noun="creator" />
            {page.total > page.rows.length && <AllFound page={page} isTicked={sent.all === '1'} />}
          </div>
          <CreatorTable
            organization={organization}
            creators={page.rows}
            filters={filters}
            ticked={ticked}
          />
          <ChosenTogether
            organization={organization}
            groups={groups}
            programs={programs}
            query={query}
            values={sent}
            errors={errors}
          />
        </Form>
      )}
      <Pagination page={page} />
    </Layout>
  )
}

/** Chooses all whom the filters leave, those of other pages included, as far as so many can be chosen. */
function AllFound({ page, isTicked }: { page: Page<Creator>; isTicked: boolean }) {
  return (
    <label class="flex w-fit items-center gap-3 px-5 py-1 text-sm">
      <input
        type="checkbox"
        name="all"
        value="1"
        checked={isTicked}
        data-ticked-target="found"
        data-action="ticked#tickAll"
        class="checkbox checkbox-sm"
      />
      {page.total > mostChosen
        ? `The first ${mostChosen} found, the most at once`
        : `All ${grouped(page.total)} found`}
    </label>
  )
}
