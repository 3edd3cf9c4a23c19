import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../framework/database/json-moments.ts'
import type { MarkName } from '../../tables/collabs/ratings.ts'

/** The marks that someone was given, as others see them. Who gave which is not told. */
export type Averages = Record<MarkName, string | null> & {
  count: number
  average: string | null
  latest: SaidOfThem[]
}

/** The words of a rating, and the answer to them. */
export type SaidOfThem = { words: string; answer: string | null; created_at: string }

const mostWords = 5
const mark = (name: MarkName) => sql.raw(`round(avg(${name}), 1)::text`)
const ofOne = (name: MarkName) => sql.raw(`avg(${name}) as ${name}`)

/**
 * Averages of those ratings that are shown and not hidden, as a column. Whoever rated them several times
 * counts once and is heard once, so that no friend makes them better with each work.
 */
function averagesOf(isAbout: SQL, by: SQL): SQL<Averages> {
  const isShown = sql`${isAbout} and ratings.shows_at <= troupe_now() and ratings.hidden_at is null`
  return sql<Averages>`(select json_build_object('count', coalesce(sum(given), 0),
    'average', round(avg(together), 1)::text,
    'reliable', ${mark('reliable')}, 'as_agreed', ${mark('as_agreed')}, 'easy', ${mark('easy')},
    'paid_in_time', ${mark('paid_in_time')}, 'answered_in_time', ${mark('answered_in_time')},
    'latest', coalesce((select json_agg(json_build_object('words', words, 'answer', answer,
        'created_at', ${isoMoment('created_at')}) order by id desc) from (
      select * from (
        select distinct on (${by}) ratings.* from ratings where ${isShown} and words <> ''
        order by ${by}, id desc) heard
      order by id desc limit ${sql.raw(String(mostWords))}) said), '[]'))
    from (
      select count(*) as given,
        avg((coalesce(reliable, paid_in_time) + as_agreed + easy + answered_in_time) / 4.0) as together,
        ${ofOne('reliable')}, ${ofOne('as_agreed')}, ${ofOne('easy')}, ${ofOne('paid_in_time')},
        ${ofOne('answered_in_time')}
      from ratings where ${isShown} group by ${by}) voices)`
}

/** However many organizations somebody owns, they are one voice. */
const ownerOfRating = sql`coalesce((select user_id from memberships owner
  where owner.organization_id = ratings.organization_id and owner.is_owner), -ratings.organization_id)`

export const ratingsOfCreator = (userId: SQL) =>
  averagesOf(sql`ratings.side = 'organization' and ratings.user_id = ${userId}`, ownerOfRating)

/** Creators who have left are told apart by their work. */
export const ratingsOfOrganization = (organizationId: SQL) =>
  averagesOf(
    sql`ratings.side = 'creator' and ratings.organization_id = ${organizationId}`,
    sql`coalesce(ratings.user_id, -ratings.submission_id)`,
  )
