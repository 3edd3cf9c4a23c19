const prefix = 'draft:'
const keptDays = 14
const dayMs = 86_400_000

/** The values in the fields of each name. */
export type Typed = Record<string, string[]>
export type Draft = { at: number; typed: Typed }

export const draftKey = (owner: string, address: string) => `${prefix}${owner}:${address}`

export function readDraft(key: string): Draft | undefined {
  const text = localStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as Draft)
}

export function keepDraft(key: string, typed: Typed): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), typed }))
  } catch {
    // A browser that is full, or keeps nothing, only does without.
  }
}

export function forgetDraft(key: string): void {
  localStorage.removeItem(key)
}

const resumed = 'draft-resumed'

/** Notes that someone leaves a form for a moment, in this window. */
export function resume(key: string): void {
  sessionStorage.setItem(resumed, key)
}

/** Whether they have come back to it. */
export function takeResumed(key: string): boolean {
  const isIt = sessionStorage.getItem(resumed) === key
  if (isIt) sessionStorage.removeItem(resumed)
  return isIt
}

/** On leaving a machine that others may use. */
export function forgetAllDrafts(): void {
  for (const key of draftKeys()) forgetDraft(key)
}

/** Forgets drafts that belong to someone else, or were left lying for long. */
export function forgetOthers(owner: string): void {
  const oldest = Date.now() - keptDays * dayMs
  for (const key of draftKeys()) {
    const isOwn = key.startsWith(draftKey(owner, ''))
    if (!isOwn || (readDraft(key)?.at ?? 0) < oldest) forgetDraft(key)
  }
}

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
}
