import type { User } from './table.ts'

/** Someone who signed in for the first time has no name yet. */
export function displayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email
}
