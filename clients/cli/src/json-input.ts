import { readFileSync } from 'node:fs'
import { WrongUse } from './exit-codes.ts'

/** The fields of a record as JSON; `@file` is for those of a file, and `@-` for the input. */
export function jsonGiven(data: string): object {
  const value = parsed(data.startsWith('@') ? contentOf(data.slice(1)) : data)
  if (typeof value !== 'object' || value === null)
    throw new WrongUse(
      '--data is JSON of one value: it has to be an object, such as {"name": "Mugs"}.',
    )
  return value
}

function contentOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'there is no such file' : (code ?? 'it cannot be read')
    throw new WrongUse(`--data names the file ${file}, and ${why}.`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongUse(`--data is no JSON: ${(error as Error).message}`)
  }
}
