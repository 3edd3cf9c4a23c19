import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../../framework/http/fields/parse.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { chooseTheme } from './theme.ts'

const ThemeChoice = z.object({ theme: z.enum(['light', 'dark', 'system']) })

/** Light, dark, or as the system has it: chosen in a browser, and for that browser. */
export async function themeRoutes(app: FastifyInstance) {
  app.post<{ Body: { return_to?: unknown } | undefined }>('/', async ({ body }, reply) => {
    chooseTheme(reply, parse(ThemeChoice, 'appearance', body).theme)
    return reply.redirect(localPath(body?.return_to) ?? '/', 303)
  })
}
