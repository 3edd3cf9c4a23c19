import { rateKinds } from './names.ts'
import type { OwnProfile } from './queries.ts'

/** Parts of a profile, in the order of the page. */
export const profileSteps = [
  'name',
  'picture',
  'words',
  'languages',
  'topics',
  'country',
  'rates',
  'accounts',
  'work',
] as const

export type ProfileStep = (typeof profileSteps)[number]

/** The steps that are still to be done, of which none has to be. */
export function missingSteps(profile: OwnProfile): ProfileStep[] {
  const isDone: Record<ProfileStep, boolean> = {
    name: profile.name !== '',
    picture: profile.avatar_key !== null,
    words: profile.words !== '',
    languages: profile.languages.length > 0,
    topics: profile.topics.length > 0,
    country: profile.country !== null,
    rates: rateKinds.some((kind) => profile[kind] > 0),
    accounts: profile.accounts.length > 0,
    work: profile.work.length > 0,
  }
  return profileSteps.filter((step) => !isDone[step])
}
