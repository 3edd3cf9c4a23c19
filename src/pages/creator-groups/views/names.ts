import { grouped } from '../../../vocabulary/amounts/counts.ts'

const shown = 6

/** The first of many by name, and how many there are besides. */
export function firstNames(names: string[]): string {
  const others = names.length - shown
  const named = names.slice(0, shown).join(', ')
  return others > 0 ? `${named} and ${grouped(others)} more` : named
}
