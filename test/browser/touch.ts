import type { Page } from 'playwright-core'

const least = 44
const leastText = 16

/** Controls on this page that are too small for a thumb, or have text that is too small. */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, leastText]) => {
      const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden])'

      const isInText = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false
        const block = element.parentElement?.closest('p, li, dd, td, th, div, label, section')
        return (block?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
      }

      /** A tick is made by pressing its label, and a whole card by its link. */
      const targetOf = (element: Element): Element => {
        if (element.matches('[type=checkbox], [type=radio]'))
          return element.closest('label') ?? element
        if (element.matches('.card-link')) return element.closest('.relative') ?? element
        if (element.matches('input')) return element.closest('.input, label') ?? element
        return element
      }

      const problemOf = (element: Element): string | undefined => {
        const { width, height } = targetOf(element).getBoundingClientRect()
        if (Math.round(width) < least || Math.round(height) < least)
          return `${Math.round(width)}×${Math.round(height)}`
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        const isWritten = element.matches('select, textarea, input, .btn, summary')
        return isWritten && size < leastText ? `text of ${size} px` : undefined
      }

      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.closest('.skip-link, .sr-only, [inert]') === null)
        .filter((element) => !isInText(element))
        .flatMap((element) => {
          const problem = problemOf(element)
          return problem ? [`${problem}: ${element.outerHTML.slice(0, 160)}`] : []
        })
    },
    [least, leastText] as const,
  )
}
