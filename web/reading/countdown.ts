import { Controller } from '@hotwired/stimulus'
import { free, holdsPart } from '../live/live-parts.ts'

/** The time to read that it is over. */
const readMs = 5_000

/** Counts down the seconds in which something can be undone, and says when they are over. */
export class Countdown extends Controller<HTMLElement> {
  static override targets = ['seconds']
  static override values = { seconds: Number, over: String }
  declare readonly secondsTarget: HTMLElement
  declare readonly secondsValue: number
  declare readonly overValue: string

  private timer = 0
  private reading = 0

  override connect(): void {
    const end = performance.now() + this.secondsValue * 1000
    this.timer = window.setInterval(() => this.show(end), 250)
  }

  override disconnect(): void {
    window.clearInterval(this.timer)
    window.clearTimeout(this.reading)
  }

  private show(end: number): void {
    const left = Math.ceil((end - performance.now()) / 1000)
    if (left > 0) this.secondsTarget.textContent = String(left)
    else this.end()
  }

  private end(): void {
    window.clearInterval(this.timer)
    if (this.overValue === '') this.element.remove()
    else this.sayOver()
  }

  private sayOver(): void {
    this.element.textContent = this.overValue
    // The page around it changes at the moment at which it takes effect.
    this.element.toggleAttribute(holdsPart, true)
    this.reading = window.setTimeout(() => {
      this.element.remove()
      free()
    }, readMs)
  }
}
