/**
 * The question that a script asks before what someone typed is lost. The first button gets the focus: it
 * loses nothing.
 */
export function UnsavedQuestion() {
  return (
    <dialog class="confirm" aria-labelledby="unsaved-title" data-controller="unsaved">
      <form method="dialog" data-action="submit->unsaved#answer">
        <h2 id="unsaved-title" class="text-lg font-semibold">
          Leave without saving?
        </h2>
        <p class="mt-2 text-sm text-base-content/80">
          You have changed something on this page that is not saved yet.
        </p>
        <div class="mt-6 flex flex-row-reverse flex-wrap gap-2">
          <button type="submit" value="stay" class="btn btn-sm btn-primary">
            Stay here
          </button>
          <button type="submit" value="leave" class="btn btn-sm btn-error btn-outline">
            Leave without saving
          </button>
        </div>
      </form>
    </dialog>
  )
}
