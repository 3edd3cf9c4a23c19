import { fieldsOf, isChanged } from '../drafts/changes.ts'

/** Parts of the page that show something of these kinds. */
export function partsOf(topics: ReadonlySet<string>): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-live][id]')]
  return parts.filter(({ dataset }) => dataset.live?.split(' ').some((topic) => topics.has(topic)))
}

/** Every kind of which the page shows something. */
export function topicsShown(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-live]')]
  return parts.flatMap(({ dataset }) => dataset.live?.split(' ') ?? [])
}

/**
 * The page as it is now, unless one may not see it any more. It must not use up the message for the page that
 * a form leads to.
 */
export async function fetchPage(): Promise<Document | undefined> {
  const response = await fetch(location.href, {
    headers: { accept: 'text/html', 'x-live': 'refresh' },
    redirect: 'manual',
  })
  if (response.status >= 500) throw new Error(`Answered ${response.status}`)
  if (!response.ok) return undefined
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Says what has been added, where that is worth hearing. */
export function replacePart(part: HTMLElement, fresh: HTMLElement): string | undefined {
  if (part.isEqualNode(fresh)) return undefined
  const hasGrown = countOf(fresh) > countOf(part)
  part.replaceWith(document.importNode(fresh, true))
  return hasGrown ? part.dataset.liveSays : undefined
}

const countOf = (part: HTMLElement) => part.querySelectorAll('li').length

/** A part that is to be read to its end before the part that it stands in is replaced. */
export const holdsPart = 'data-holds-part'

const freed = 'live:freed'

/** Says that a part may be replaced that was held. */
export function free(): void {
  document.dispatchEvent(new Event(freed))
}

export function whenFreed(act: () => void, signal: AbortSignal): void {
  document.addEventListener(freed, act, { signal })
}

/** Whether someone is in the midst of something there: what they typed or chose would be lost. */
export function isInUse(part: HTMLElement): boolean {
  if (part.contains(document.activeElement)) return true
  if (part.querySelector(`:popover-open, dialog[open], [${holdsPart}]`) !== null) return true
  return fieldsOf(part).some(isChanged)
}
