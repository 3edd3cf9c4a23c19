import { Controller } from '@hotwired/stimulus'
import { visit } from '@hotwired/turbo'
import { fieldsOf, isChanged } from './changes.ts'

/**
 * Asks before what someone has typed is lost. Turbo tells of links and of forms that lead on; the way
 * back is only noticed once it is gone, so it is taken back first. The browser itself asks about all
 * that ends the page.
 */
export class Unsaved extends Controller<HTMLDialogElement> {
  private readonly abort = new AbortController()
  private isLeaving = false
  private isReturning = false
  private here = placeInHistory(history.state)
  private leave: (() => void) | undefined

  override connect(): void {
    const { signal } = this.abort
    document.addEventListener('turbo:before-visit', (event) => this.beforeVisit(event), { signal })
    for (const arrival of ['turbo:load', 'turbo:frame-load'])
      document.addEventListener(arrival, () => this.arrive(), { signal })
    document.addEventListener('turbo:submit-end', (event) => this.sent(event), { signal })
    document.addEventListener('submit', (event) => this.beforeSubmit(event), {
      signal,
      capture: true,
    })
    document.addEventListener('way-back', (event) => this.beforeReturn(event), { signal })
    window.addEventListener('beforeunload', (event) => this.beforeUnload(event), { signal })
    window.addEventListener('pageshow', () => this.arrive(), { signal })
  }

  override disconnect(): void {
    this.abort.abort()
    this.element.close()
  }

  answer({ submitter }: SubmitEvent): void {
    const isLeaving = (submitter as HTMLButtonElement | null)?.value === 'leave'
    if (!isLeaving) return
    this.isLeaving = true
    this.leave?.()
  }

  private arrive(): void {
    this.isLeaving = false
    // On the way back to the page that is asked about, the window is elsewhere for a moment.
    if (!this.isReturning) this.here = placeInHistory(history.state)
  }

  private beforeVisit(event: Event): void {
    const { url } = (event as CustomEvent<{ url: string }>).detail
    if (isSamePage(url)) return
    this.ask(event, () => visit(url))
  }

  /** A form that is sent is not lost; the input in another form of the page would be. */
  private beforeSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post') return
    const isAsked = this.ask(event, () => form.requestSubmit(event.submitter), form)
    if (isAsked) event.stopImmediatePropagation()
    else this.isLeaving = true
  }

  /** A refusal keeps everything on the page. */
  private sent(event: Event): void {
    const { success } = (event as CustomEvent<{ success?: boolean }>).detail
    if (!success) this.isLeaving = false
  }

  private beforeReturn(event: Event): void {
    if (this.isReturning) {
      // Back at the page that was asked about: nobody must hear that one was away.
      this.isReturning = false
      event.preventDefault()
      return
    }
    const steps = placeInHistory((event as CustomEvent<unknown>).detail) - this.here
    if (!steps || !this.ask(event, () => history.go(steps))) return
    this.isReturning = true
    history.go(-steps)
  }

  private beforeUnload(event: BeforeUnloadEvent): void {
    if (!this.isLeaving && unsavedForms().length > 0) event.preventDefault()
  }

  private ask(event: Event, leave: () => void, sent?: HTMLFormElement): boolean {
    if (this.isLeaving || unsavedForms().every((form) => form === sent)) return false
    event.preventDefault()
    this.leave = leave
    if (!this.element.open) this.element.showModal()
    return true
  }
}

/**
 * Which forms hold something that was typed or chosen, or sent and refused. One that was sent empty has
 * nothing to lose.
 */
function unsavedForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[method=post]')].filter(isUnsaved)
}

function isUnsaved(form: HTMLFormElement): boolean {
  if (['forget', 'kept'].includes(form.dataset.unsaved ?? '')) return false
  const wasRefused = form.dataset.refused !== undefined
  return fieldsOf(form).some((field) => isChanged(field) || (wasRefused && field.value !== ''))
}

/** Turbo counts the pages of a window. */
function placeInHistory(state: unknown): number {
  return Number(Object(Object(state).turbo).restorationIndex)
}

function isSamePage(url: string): boolean {
  const { origin, pathname, search } = new URL(url, location.href)
  return origin + pathname + search === location.origin + location.pathname + location.search
}
