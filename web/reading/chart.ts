import { Controller } from '@hotwired/stimulus'
import { visit } from '@hotwired/turbo'

type Point = {
  label: string
  place: number
  values: { text: string; height: string | undefined }[]
  /** The days of the point and the address of all behind it, if the chart is one of days. */
  from: string | undefined
  to: string | undefined
  href: string | undefined
}

/**
 * Shows the value under the pointer, or the one that arrow keys have come to. A click or Enter opens what is
 * behind it, and a period can be drawn from one point to another.
 */
export class Chart extends Controller {
  static override targets = ['plot', 'numbers', 'cursor', 'dot', 'value', 'drawn']
  static override values = { path: String }

  declare readonly plotTarget: HTMLElement
  declare readonly numbersTarget: HTMLTableElement
  declare readonly cursorTarget: SVGLineElement
  declare readonly dotTargets: SVGCircleElement[]
  declare readonly valueTarget: HTMLElement
  declare readonly drawnTarget: SVGRectElement
  declare readonly pathValue: string

  private points: Point[] = []
  private names: string[] = []
  private at = -1
  /** The point at which a press began, and whether it was shown before. */
  private begun = -1
  private wasShown = false

  override connect(): void {
    this.points = [...(this.numbersTarget.tBodies[0]?.rows ?? [])].map(({ cells, dataset }) => ({
      label: cells[0]?.textContent ?? '',
      place: Number(dataset.place),
      values: [...cells].slice(1).map((cell) => ({
        text: cell.textContent,
        height: cell.dataset.height,
      })),
      from: dataset.from,
      to: dataset.to,
      href: cells[0]?.querySelector('a')?.href,
    }))
    const heads = this.numbersTarget.tHead?.rows[0]?.cells ?? []
    this.names = [...heads].slice(1).map(({ textContent }) => textContent)
    // Nothing can be done there without this script, so it is no stop for the keyboard without it.
    this.plotTarget.tabIndex = 0
  }

  point({ clientX, pointerType }: PointerEvent): void {
    const { left, width } = this.area
    const wanted = (100 * (clientX - left)) / Math.max(1, width)
    const distances = this.points.map(({ place }) => Math.abs(place - wanted))
    this.show(distances.indexOf(Math.min(...distances)))
    if (this.begun >= 0 && pointerType !== 'touch') this.draw()
  }

  begin(event: PointerEvent): void {
    if (event.button !== 0 || this.pathValue === '') return
    const before = this.at
    this.point(event)
    this.begun = this.at
    this.wasShown = before === this.at
    // A finger that moves scrolls the page.
    if (event.pointerType === 'touch') return
    this.plotTarget.focus({ preventScroll: true })
    this.plotTarget.setPointerCapture(event.pointerId)
  }

  end({ pointerType }: PointerEvent): void {
    const { begun, at } = this
    if (begun < 0) return
    this.begun = -1
    if (begun !== at && pointerType !== 'touch') this.openPeriod(begun, at)
    // A finger has to see a value before it can mean to open it.
    else if (pointerType !== 'touch' || this.wasShown) this.open()
    this.drawnTarget.classList.add('hidden')
  }

  leave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') this.hide()
  }

  step(event: KeyboardEvent): void {
    const last = this.points.length - 1
    const steps: Record<string, number> = {
      ArrowRight: this.at + 1,
      ArrowLeft: this.at < 0 ? last : this.at - 1,
      Home: 0,
      End: last,
    }
    const to = steps[event.key]
    if (event.key === 'Escape') this.hide()
    if (event.key === 'Enter') this.open()
    if (to === undefined) return
    event.preventDefault()
    this.show(to)
  }

  hide(): void {
    this.at = -1
    this.begun = -1
    this.drawnTarget.classList.add('hidden')
    this.valueTarget.hidden = true
    for (const part of [this.cursorTarget, ...this.dotTargets]) part.classList.add('hidden')
  }

  private open(): void {
    const href = this.points[this.at]?.href
    if (href !== undefined) visit(href)
  }

  private openPeriod(...ends: [number, number]): void {
    const from = this.points[Math.min(...ends)]?.from
    const to = this.points[Math.max(...ends)]?.to
    if (from !== undefined && to !== undefined) visit(`${this.pathValue}?from=${from}&to=${to}`)
  }

  private draw(): void {
    const places = [this.begun, this.at].map((at) => this.points[at]?.place ?? 0)
    const left = Math.min(...places)
    this.drawnTarget.setAttribute('x', `${left}%`)
    this.drawnTarget.setAttribute('width', `${Math.max(...places) - left}%`)
    this.drawnTarget.classList.toggle('hidden', this.begun === this.at)
  }

  private get area(): DOMRect {
    return (this.cursorTarget.ownerSVGElement as SVGSVGElement).getBoundingClientRect()
  }

  private show(wanted: number): void {
    const last = this.points.length - 1
    const at = Math.min(last, Math.max(0, wanted))
    const point = this.points[at]
    if (point === undefined || at === this.at) return

    this.at = at
    const x = `${point.place}%`
    this.cursorTarget.setAttribute('x1', x)
    this.cursorTarget.setAttribute('x2', x)
    this.cursorTarget.classList.remove('hidden')
    this.dotTargets.forEach((dot, index) => {
      const { height } = point.values[index] ?? {}
      dot.classList.toggle('hidden', height === undefined)
      dot.setAttribute('cx', x)
      dot.setAttribute('cy', `${height ?? 0}%`)
    })
    this.tell(point)
    this.place(point.place / 100)
  }

  private tell({ label, values }: Point): void {
    const said = values.flatMap(({ text }, index) =>
      text === '' ? [] : [`${this.names[index]} ${text}`],
    )
    const head = document.createElement('strong')
    head.textContent = label
    const lines = said.map((text) => {
      const line = document.createElement('span')
      line.textContent = text
      return line
    })
    this.valueTarget.replaceChildren(head, ...lines)
    this.valueTarget.hidden = false
  }

  /** Beside the line, on the side where there is room. */
  private place(share: number): void {
    const { left, width } = this.area
    const begin = left - this.plotTarget.getBoundingClientRect().left + share * width
    const own = this.valueTarget.offsetWidth
    this.valueTarget.style.left = `${share > 0.5 ? begin - own - 12 : begin + 12}px`
  }
}
