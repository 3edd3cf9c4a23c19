import type { Panel, ShareCard } from '../../framework/share-pictures/card.ts'
import { drawableText } from '../../framework/share-pictures/letters.ts'
import { displayName } from '../../tables/users/users.ts'
import { abridgedCount } from '../../vocabulary/amounts/counts.ts'
import { categoryNames } from '../../vocabulary/categories.ts'
import { countryName } from '../../vocabulary/people/countries.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { followersOf, handleOf } from './accounts.ts'
import type { OwnProfile } from './queries.ts'

/** A published profile as a picture: who it is, what about and from where, and whom they reach. */
export function shareCardOf(profile: OwnProfile): ShareCard {
  const { topics, country, avatar_key, accounts } = profile
  const subjects = topics.map((topic) => categoryNames[topic]).join(', ')
  const title = titleOf(profile)

  return {
    title,
    portrait: { name: title, avatar_key, isRound: true },
    owner: '',
    about: [subjects, country && countryName(country)].filter(Boolean).join(' · '),
    panel: panelOf(accounts),
  }
}

/**
 * Whose name is in letters that cannot be drawn goes by the handle of the account with the most followers.
 */
function titleOf(profile: OwnProfile): string {
  const handles = profile.accounts.map(handleOf)
  const names = [displayName(profile), ...handles].map(drawableText)
  return names.find((name) => name !== undefined) ?? 'A creator on Troupe'
}

function panelOf(accounts: OwnProfile['accounts']): Panel | undefined {
  const followers = followersOf(accounts)
  const [first] = followers
  if (first === undefined) return undefined

  const isAlone = followers.length === 1
  const where = isAlone ? platformNames[first.platform_id] : `${followers.length} platforms`
  const rows = followers.map(({ platform_id, count }) => ({
    name: platformNames[platform_id],
    value: abridgedCount(count),
  }))
  return {
    label: 'Followers',
    figure: abridgedCount(followers.reduce((sum, { count }) => sum + count, 0)),
    note: `on ${where}, verified`,
    rows: isAlone ? [] : rows,
  }
}
