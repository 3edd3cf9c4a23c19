import type { VNode } from 'preact'
import { type AttributeErrors, Invalid } from '../../errors.ts'

type Form = VNode | Promise<VNode>

/** A refusal, and the form to show again to whoever filled it in. */
export class InvalidForm extends Invalid {
  readonly form: () => Form

  constructor({ errors, allowed }: Invalid, form: () => Form) {
    super(errors, allowed)
    this.form = form
  }
}

/**
 * Does what was asked for. Where that is refused, a browser is shown the form again, with what was
 * typed and what is wrong with it; a program gets the same errors as JSON. Only where a browser is
 * refused is the form made, so it may read whatever its page needs: it does so as things stand after
 * the refusal, in no transaction.
 */
export async function attempt<Result>(
  act: () => Promise<Result>,
  form: (errors: AttributeErrors) => Form,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    throw new InvalidForm(error, () => form(error.errors))
  }
}
