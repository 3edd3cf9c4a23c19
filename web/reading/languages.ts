import { Controller } from '@hotwired/stimulus'

const kept = 'docs-language'

/**
 * Shows each example in the language that was chosen, here or on an earlier page; all of them without this
 * script.
 */
export class Languages extends Controller {
  static override targets = ['choice']
  declare readonly choiceTargets: HTMLElement[]

  override connect(): void {
    for (const choice of this.choiceTargets) {
      const fieldset = choice.querySelector('fieldset')
      if (fieldset) fieldset.hidden = false
    }
    this.show(localStorage.getItem(kept) ?? 'curl')
  }

  choose({ currentTarget }: Event): void {
    const { language = '' } = (currentTarget as HTMLElement).dataset
    localStorage.setItem(kept, language)
    this.show(language)
  }

  /** An example that is not there in the language stays in its first. */
  private show(language: string): void {
    for (const choice of this.choiceTargets) {
      const examples = [...choice.querySelectorAll<HTMLElement>('[data-example]')]
      const shown = examples.find(({ dataset }) => dataset.example === language) ?? examples[0]
      for (const example of examples) example.hidden = example !== shown
      for (const button of choice.querySelectorAll<HTMLElement>('button[data-language]'))
        button.ariaPressed = String(button.dataset.language === shown?.dataset.example)
    }
  }
}
