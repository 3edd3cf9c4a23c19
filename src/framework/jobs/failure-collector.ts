import type { FastifyBaseLogger } from 'fastify'

/**
 * Collects the failures of a job that does the same to many, so that one that fails keeps none of the others
 * waiting. In the end the job fails, so that it is seen, and tried again for what is left.
 */
export function collectFailures({ log }: { log: FastifyBaseLogger }) {
  const failures: unknown[] = []
  return {
    attempt: async (what: Record<string, number>, act: () => Promise<unknown>): Promise<void> => {
      await act().catch((error) => {
        log.error({ err: error, ...what }, 'not done, the others are')
        failures.push(error)
      })
    },
    end: (): void => {
      if (failures.length > 0) throw failures[0]
    },
  }
}
