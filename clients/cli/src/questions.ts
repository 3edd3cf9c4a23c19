import { createInterface } from 'node:readline'

/** Asks one question after another, on a terminal or of lines that are piped in; `undefined` when there are no more. */
export function openQuestions() {
  const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]()
  return {
    ask: async (question: string): Promise<string | undefined> => {
      process.stderr.write(question)
      const { value, done } = await lines.next()
      return done ? undefined : String(value).trim()
    },
    close: () => process.stdin.destroy(),
  }
}

export type Questions = ReturnType<typeof openQuestions>
