import type { User } from '../../tables/users.ts'

/** Someone who signed in for the first time has no name yet. */
export function displayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email
}
