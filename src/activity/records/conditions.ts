import { Invalid } from '../../framework/errors.ts'

/** A condition, and the sentence that is shown if it does not hold. `Facts` are what it depends on beside the record. */
type Condition<Row, Facts = undefined> = [
  holds: (record: Row, facts: Facts) => boolean,
  otherwise: string,
]

/** Conditions of a move of a record: the pages offer it where they hold, and the model obeys them. */
export type Conditions<Row, Facts = undefined> = {
  /** Whether the record is in the state where this move begins. If not, `needs` is not checked. */
  from: Condition<Row, Facts>
  /** Further conditions. All that do not hold are reported at once. */
  needs?: Condition<Row, Facts>[]
}

/** The reasons why the move is not possible now; empty if it is. */
export function blockersOf<Row, Facts>(
  { from, needs = [] }: Conditions<Row, Facts>,
  record: Row,
  facts: Facts,
): string[] {
  const [isThere, otherwise] = from
  if (!isThere(record, facts)) return [otherwise]
  return needs.filter(([holds]) => !holds(record, facts)).map(([, sentence]) => sentence)
}

export function refuseIfAny(reasons: string[]): void {
  if (reasons.length > 0) throw new Invalid({ base: reasons })
}
