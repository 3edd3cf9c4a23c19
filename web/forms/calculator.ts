import { Controller } from '@hotwired/stimulus'

type Pay = { views: string; pay: string; note: string }

const pauseMs = 350

/** Shows what views pay while the slider moves, and asks the server for what was typed. */
export class Calculator extends Controller<HTMLFormElement> {
  static override values = { stops: Array }
  static override targets = ['views', 'slider', 'button', 'pay', 'note']
  declare readonly stopsValue: Pay[]
  declare readonly viewsTarget: HTMLInputElement
  declare readonly sliderTarget: HTMLInputElement
  declare readonly buttonTarget: HTMLElement
  declare readonly payTarget: HTMLElement
  declare readonly noteTarget: HTMLElement
  private waiting: ReturnType<typeof setTimeout> | undefined

  override connect(): void {
    this.sliderTarget.hidden = false
    this.buttonTarget.hidden = true
  }

  override disconnect(): void {
    clearTimeout(this.waiting)
  }

  slide(): void {
    clearTimeout(this.waiting)
    const stop = this.stopsValue[this.sliderTarget.valueAsNumber]
    if (stop === undefined) return
    this.viewsTarget.value = stop.views
    this.payTarget.textContent = stop.pay
    this.noteTarget.textContent = stop.note
    this.sliderTarget.setAttribute('aria-valuetext', `${stop.views} views`)
  }

  type(): void {
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => this.element.requestSubmit(), pauseMs)
  }
}
