import { Controller } from '@hotwired/stimulus'
import { forgetAllDrafts } from '../drafts/drafts.ts'

/** Leaves nothing behind in the browser. */
export class SignOut extends Controller<HTMLFormElement> {
  forget(): void {
    forgetAllDrafts()
  }
}
