import { Invalid } from '../../framework/errors.ts'

/**
 * A condition, the sentence that is shown if it does not hold and, where a field ends that, the name of the
 * field. `Facts` are what it depends on beside the record.
 */
type Condition<Row, Facts = undefined> = [
  holds: (record: Row, facts: Facts) => boolean,
  otherwise: string,
  field?: string,
]

/** Conditions of a move of a record: the pages offer it where they hold, and the model obeys them. */
export type Conditions<Row, Facts = undefined> = {
  /** Whether the record is in the state where this move begins. If not, `needs` is not checked. */
  from: Condition<Row, Facts>
  /** Further conditions. All that do not hold are reported at once. */
  needs?: Condition<Row, Facts>[]
}

/** A reason why a move is not possible now, and the name of the field that ends it, if one does. */
type Blocker = { sentence: string; field?: string | undefined }

/** The reasons why the move is not possible now, in words; empty if it is. */
export function blockersOf<Row, Facts>(
  conditions: Conditions<Row, Facts>,
  record: Row,
  facts: Facts,
): string[] {
  return openNeeds(conditions, record, facts).map(({ sentence }) => sentence)
}

/** The reasons against a move, each with where to end it. */
export function openNeeds<Row, Facts>(
  { from, needs = [] }: Conditions<Row, Facts>,
  record: Row,
  facts: Facts,
): Blocker[] {
  const [isThere, otherwise] = from
  if (!isThere(record, facts)) return [{ sentence: otherwise }]
  return needs
    .filter(([holds]) => !holds(record, facts))
    .map(([, sentence, field]) => ({ sentence, field }))
}

export function refuseIfAny(reasons: string[]): void {
  if (reasons.length > 0) throw new Invalid({ base: reasons })
}
