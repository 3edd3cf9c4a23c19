import type { VNode } from 'preact'
import { type AttributeErrors, Invalid } from '../../errors.ts'

/** A refusal, and the form to show again to whoever filled it in. */
export class InvalidForm extends Invalid {
  readonly form: () => VNode

  constructor(errors: AttributeErrors, form: () => VNode) {
    super(errors)
    this.form = form
  }
}

/**
 * Does what was asked for. Where that is refused, a browser is shown the form again, with what was
 * typed and what is wrong with it; a program gets the same errors as JSON.
 */
export async function attempt<Result>(
  act: () => Promise<Result>,
  form: (errors: AttributeErrors) => VNode,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    throw new InvalidForm(error.errors, () => form(error.errors))
  }
}
