import { userInfo } from 'node:os'

type Shell = { SUDO_USER?: string | undefined; nameOf?: () => string }

/**
 * Whose shell it is, as far as the machine knows: behind `sudo` also who called that, and in a container
 * whose user has no name the number.
 */
export function shellUser({
  SUDO_USER = process.env.SUDO_USER,
  nameOf = () => userInfo().username,
}: Shell = {}): string {
  const user = nameOrNumber(nameOf)
  return SUDO_USER ? `${SUDO_USER} as ${user}` : user
}

function nameOrNumber(nameOf: () => string): string {
  try {
    return nameOf()
  } catch {
    return `user ${process.getuid?.()}`
  }
}
