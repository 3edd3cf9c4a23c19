/** "12,500". */
export function grouped(number: number): string {
  return number.toLocaleString('en')
}

/** "1 day", "2 days". */
export function counted(number: number, word: string): string {
  return `${grouped(number)} ${word}${number === 1 ? '' : 's'}`
}
