const signed = /^([-−–])?(.*)$/
const grouped = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/
const withDecimalComma = /^(\d+),(\d{1,2})$/

type TypedNumber = { isNegative: boolean; whole: string; fraction: string }

/**
 * A number the way people write it ("12.50", "1,250", "1 250", "12,5"), in its parts and without signs
 * between them.
 */
export function readNumber(typed: string): TypedNumber | undefined {
  const [, sign, text = ''] = signed.exec(typed.replace(/\s/g, '')) ?? []
  const [, whole, fraction = ''] = grouped.exec(text) ?? withDecimalComma.exec(text) ?? []
  if (whole === undefined) return undefined
  return { isNegative: sign !== undefined, whole: whole.replaceAll(',', ''), fraction }
}

/** A whole number the way people write it. */
export function readWhole(typed: string): number | undefined {
  const { isNegative, whole, fraction } = readNumber(typed) ?? {}
  if (whole === undefined || fraction !== '') return undefined
  return isNegative ? -Number(whole) : Number(whole)
}
