import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Theme } from '../../framework/views/frame.ts'
import { keptForLong } from '../home/last-organization.ts'

const cookie = 'theme'

/** The look that was chosen in this browser; undefined for that of its system. */
export function chosenTheme({ cookies }: FastifyRequest): Theme | undefined {
  const chosen = cookies[cookie]
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

export function chooseTheme(reply: FastifyReply, theme: Theme | 'system'): void {
  if (theme === 'system') reply.clearCookie(cookie, { path: '/' })
  else reply.setCookie(cookie, theme, keptForLong)
}
