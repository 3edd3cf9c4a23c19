import { type Described, isReference, nameIn, type Schema } from '../document/described.ts'
import { type Group, operationsByTag } from './operations.ts'
import type { Shelf } from './shelves.ts'

export type Reference = ReturnType<typeof referenceOf>

/** The contents of the pages of the reference: operations by tag, and the records they answer. */
export function referenceOf(document: Described, guides: Shelf[]) {
  const groups = operationsByTag(document)
  const told = new Set<string>()

  return {
    document,
    guides,
    groups: groups.map((group) => ({ ...group, records: newRecords(group, document, told) })),
  }
}

/** The records that a group is the first to answer with, so that each is shown once. */
function newRecords({ operations }: Group, document: Described, told: Set<string>): string[] {
  const answers = operations.flatMap(({ responses }) => Object.values(responses))
  const names = answers.flatMap((answer) =>
    isReference(answer)
      ? []
      : Object.values(answer.content ?? {}).flatMap(({ schema }) => namesIn(schema, document)),
  )
  const found = [...new Set(names)].filter((name) => !told.has(name))
  for (const name of found) told.add(name)
  return found
}

/** The names of the record itself, of all that it may be, and of the records within it. */
function namesIn(schema: Schema, document: Described): string[] {
  const references = JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)
  return Array.from(references, ([, reference = '']) => nameIn(reference)).flatMap((name) => [
    name,
    ...namesIn(document.components.schemas[name] ?? {}, document),
  ])
}
