import { Controller } from '@hotwired/stimulus'

/** Marks on a picture which point of it matters. The sliders are what is sent, and work by themselves. */
export class FocusPoint extends Controller {
  static override targets = ['frame', 'x', 'y']
  declare readonly frameTarget: HTMLElement
  declare readonly xTarget: HTMLInputElement
  declare readonly yTarget: HTMLInputElement

  override connect(): void {
    this.show()
  }

  choose({ clientX, clientY }: MouseEvent): void {
    const { left, top, width, height } = this.frameTarget.getBoundingClientRect()
    // A slider rounds to its own steps.
    this.xTarget.value = String((100 * (clientX - left)) / width)
    this.yTarget.value = String((100 * (clientY - top)) / height)
    this.show()
    this.xTarget.dispatchEvent(new Event('change', { bubbles: true }))
  }

  show(): void {
    const others = [...this.frameTarget.classList].filter((name) => !/^focus-[xy]-/.test(name))
    const chosen = [`focus-x-${this.xTarget.value}`, `focus-y-${this.yTarget.value}`]
    this.frameTarget.className = [...others, ...chosen].join(' ')
  }
}
