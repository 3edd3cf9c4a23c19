import type { FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import type { Db } from '../../framework/database/db.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import { listProgramsOf } from '../../money/transfers/queries.ts'
import { allCreatorGroups } from '../../teams/creator-groups/queries.ts'
import { mostChosen } from '../../teams/creator-groups/schema.ts'
import { filteredPath } from '../../vocabulary/addresses/submission-urls.ts'
import { creatorsPath } from '../../vocabulary/addresses/urls.ts'
import { creatorFiltersOf, type WantedCreators } from '../creators/filters.ts'
import { listInvitablePrograms } from '../creators/invitable-programs.ts'
import { listCreatorIds, listCreators } from '../creators/queries.ts'
import { CreatorIndex } from '../creators/views/index.tsx'

/**
 * All actions for creators who were ticked in the list have in common how these are read, and how the list is
 * shown again. Its filters are in the address.
 */

export type Filtered = { Querystring: WantedCreators }

export async function showListAgain(
  db: Db,
  request: FastifyRequest<Filtered>,
  errors: AttributeErrors,
): Promise<VNode> {
  const { member, query, body } = request
  const filters = creatorFiltersOf(query)
  const page = await listCreators(db, member, pageRequest(request), filters)
  const groups = await allCreatorGroups(db, member)
  const programs = await listInvitablePrograms(db, member)
  const allPrograms = await listProgramsOf(db, member)
  const shown = { member, page, filters, groups, programs, allPrograms, errors }
  return <CreatorIndex {...shown} typed={body} />
}

/**
 * The body, with those whom the filters leave where these are chosen instead of ticked: the first of the
 * list, if they are too many. Who was asked about is not looked for again.
 */
export async function bodyWithChosen(
  db: Db,
  { member, query, body, format }: FastifyRequest<Filtered>,
): Promise<unknown> {
  const { all, confirmed } = Object(body)
  if (format === 'json' || all !== '1' || confirmed === 'yes') return body
  const found = await listCreatorIds(db, member, creatorFiltersOf(query), mostChosen)
  return { ...Object(body), user_ids: found }
}

export function filteredListPath({ member, query }: FastifyRequest<Filtered>): string {
  return filteredPath(creatorsPath(member.organization), creatorFiltersOf(query))
}
