import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { type Flash, FrameContext, useFrame } from '../../../framework/views/frame.ts'
import { FlashMessage } from '../../../framework/views/layout/flash.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Skeleton } from '../../../framework/views/lists/skeleton.tsx'
import { Sample } from './sample.tsx'

const flashes: Flash[] = [
  { kind: 'success', message: 'Your changes are saved.' },
  { kind: 'error', message: 'This link is used up.' },
]

/** Samples of messages to people: that something worked, did not, is not there, or is on its way. */
export function Messages() {
  const frame = useFrame()

  return (
    <>
      <Sample name="Flash and refusal">
        {flashes.map((flash) => (
          <FrameContext.Provider value={{ ...frame, flash }}>
            <FlashMessage />
          </FrameContext.Provider>
        ))}
        <ErrorAlert messages={['Only a draft can be deleted.']} />
      </Sample>
      <Sample name="Nothing there yet">
        <EmptyState icon="megaphone" title="No campaigns yet">
          Create one and it is listed here.
          <p class="mt-4">
            <button type="button" class="btn btn-primary btn-sm">
              New campaign
            </button>
          </p>
        </EmptyState>
      </Sample>
      <Sample name="On its way">
        <Skeleton />
      </Sample>
    </>
  )
}
