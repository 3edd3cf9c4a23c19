import { Controller } from '@hotwired/stimulus'

/** Asks for a note where a reason is chosen that says too little without one, as the server does. */
export class NeededNote extends Controller<HTMLElement> {
  static override values = { reasons: Array }
  declare readonly reasonsValue: string[]

  override connect(): void {
    this.ask()
  }

  ask(): void {
    const reason = this.element.querySelector('select')?.value ?? ''
    const note = this.element.querySelector('textarea')
    if (note) note.required = this.reasonsValue.includes(reason)
  }
}
