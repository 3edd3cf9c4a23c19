import type { User } from '../../tables/users.ts'

/** Falls back to the address, because someone who has just signed up has no name yet. */
export function displayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email
}
