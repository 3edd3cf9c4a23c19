import { counted } from '../../../vocabulary/amounts/counts.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** How large a file is, the way people say it: `8.4 MB`. */
export function byteSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const unit = units[step] ?? 'byte'
  if (unit === 'byte') return counted(bytes, unit)
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat('en', style).format(bytes / 1000 ** step)
}
