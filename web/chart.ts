import { Controller } from '@hotwired/stimulus'

type Point = {
  label: string
  place: number
  values: { text: string; height: string | undefined }[]
}

/** Shows the value under the pointer, or the one that arrow keys have come to. */
export class Chart extends Controller {
  static override targets = ['plot', 'numbers', 'cursor', 'dot', 'value']

  declare readonly plotTarget: HTMLElement
  declare readonly numbersTarget: HTMLTableElement
  declare readonly cursorTarget: SVGLineElement
  declare readonly dotTargets: SVGCircleElement[]
  declare readonly valueTarget: HTMLElement

  private points: Point[] = []
  private names: string[] = []
  private at = -1

  override connect(): void {
    this.points = [...(this.numbersTarget.tBodies[0]?.rows ?? [])].map(({ cells, dataset }) => ({
      label: cells[0]?.textContent ?? '',
      place: Number(dataset.place),
      values: [...cells].slice(1).map((cell) => ({
        text: cell.textContent,
        height: cell.dataset.height,
      })),
    }))
    const heads = this.numbersTarget.tHead?.rows[0]?.cells ?? []
    this.names = [...heads].slice(1).map(({ textContent }) => textContent)
    // Nothing can be done there without this script, so it is no stop for the keyboard without it.
    this.plotTarget.tabIndex = 0
  }

  point({ clientX }: PointerEvent): void {
    const { left, width } = this.area
    const wanted = (100 * (clientX - left)) / Math.max(1, width)
    const distances = this.points.map(({ place }) => Math.abs(place - wanted))
    this.show(distances.indexOf(Math.min(...distances)))
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
    if (to === undefined) return
    event.preventDefault()
    this.show(to)
  }

  hide(): void {
    this.at = -1
    this.valueTarget.hidden = true
    for (const part of [this.cursorTarget, ...this.dotTargets]) part.classList.add('hidden')
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
