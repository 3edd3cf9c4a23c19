import { displayName } from '../../../tables/users/users.ts'

export function nameOf({ creator_name }: { creator_name: string | null }): string {
  return creator_name === null ? 'Someone who has left' : displayName({ name: creator_name })
}
