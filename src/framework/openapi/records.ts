import { type Described, isReference, nameIn, type Schema } from './described.ts'
import { type Group, operationsByTag } from './operations.ts'

export type Reference = ReturnType<typeof referenceOf>

/** What the pages of the reference are made from: operations by tag, and the records they answer. */
export function referenceOf(document: Described) {
  const groups = operationsByTag(document)
  const told = new Set<string>()

  return {
    document,
    groups: groups.map((group) => ({ ...group, records: newRecords(group, told) })),
  }
}

/** The records that a group is the first to answer with, so that each is shown once. */
function newRecords({ operations }: Group, told: Set<string>): string[] {
  const answers = operations.flatMap(({ responses }) => Object.values(responses))
  const names = answers.flatMap((answer) =>
    isReference(answer)
      ? []
      : Object.values(answer.content ?? {}).flatMap(({ schema }) => namesIn(schema)),
  )
  const found = [...new Set(names)].filter((name) => !told.has(name))
  for (const name of found) told.add(name)
  return found
}

function namesIn({ $ref, items }: Schema): string[] {
  if ($ref !== undefined) return [nameIn($ref)]
  return items === undefined ? [] : namesIn(items)
}
