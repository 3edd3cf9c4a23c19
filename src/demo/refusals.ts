import { Invalid } from '../framework/errors.ts'

/** An act that was written down may not be possible any more when its time comes: it is left undone then. */
export function unlessRefused(act: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
    }
  }
}
