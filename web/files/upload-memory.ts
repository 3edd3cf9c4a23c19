/** An upload of this window: where it goes on, and by what its file is known when it is chosen again. */
export type Known = { url: string; name: string; size: number; modified: number }

const key = () => `uploads:${location.pathname}`

/** The uploads that were begun on this page, also before it was loaded anew. */
export function knownUploads(): Known[] {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? '[]') as Known[]
  } catch {
    return []
  }
}

export function keepKnown(known: Known[]): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(known))
  } catch {
    // A browser that keeps nothing begins anew when the page is loaded again.
  }
}

export const isOf = (file: File, { name, size, modified }: Known) =>
  file.name === name && file.size === size && file.lastModified === modified
