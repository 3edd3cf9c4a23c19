import { Controller } from '@hotwired/stimulus'

/** A long list of checkboxes: searched by name, and summed up in the line that opens it. */
export class Choices extends Controller {
  static override targets = ['search', 'choice', 'summary']
  static override values = { none: String }
  declare readonly searchTarget: HTMLInputElement
  declare readonly choiceTargets: HTMLElement[]
  declare readonly summaryTarget: HTMLElement
  declare readonly noneValue: string

  private readonly note = newNote()

  override connect(): void {
    this.searchTarget.hidden = false
    this.searchTarget.after(this.note)
  }

  override disconnect(): void {
    this.note.remove()
  }

  filter(): void {
    const sought = this.searchTarget.value.trim().toLowerCase()
    for (const choice of this.choiceTargets)
      choice.hidden = !nameOf(choice).toLowerCase().includes(sought)

    this.note.textContent = this.choiceTargets.every(({ hidden }) => hidden) ? 'No match' : ''
  }

  name(): void {
    const chosen = this.choiceTargets.filter((choice) => choice.querySelector(':checked'))
    this.summaryTarget.textContent = chosen.map(nameOf).join(', ') || this.noneValue
  }

  /** Enter in the search field must not send the whole form. */
  ignore(event: Event): void {
    event.preventDefault()
  }
}

function nameOf(choice: HTMLElement): string {
  return choice.textContent?.trim() ?? ''
}

/** Read out when its text changes, for people who cannot see that the list has become empty. */
function newNote(): HTMLElement {
  const note = document.createElement('p')
  note.role = 'status'
  note.className = 'text-sm text-base-content/70'
  return note
}
