import { userInfo } from 'node:os'

type Shell = { uid: number | undefined; SUDO_USER?: string | undefined; nameOf?: () => string }

/**
 * Who has the shell, as far as the machine knows: behind `sudo` whoever called it, and in a container whose user has
 * no name, the number.
 */
export function shellUser({
  uid = process.getuid?.(),
  SUDO_USER = process.env.SUDO_USER,
  nameOf = () => userInfo().username,
}: Partial<Shell> = {}): string {
  // Anybody else may have written it there.
  if (uid === 0 && SUDO_USER) return SUDO_USER
  try {
    return nameOf()
  } catch {
    return `user ${uid}`
  }
}
