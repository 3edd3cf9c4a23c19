import { FrameContext, useFrame } from './frame.ts'
import { FocusLayout, Layout } from './layout/layout.tsx'

const titles: Record<number, string> = {
  403: 'Not allowed',
  404: 'Not found',
  422: 'That did not work',
  503: 'Busy right now',
}

type Props = { status: number; message: string }

/** Keeps the places around it for whoever is signed in, so that nobody is lost. */
export function ErrorPage(props: Props) {
  const frame = useFrame()
  const title = titleOf(props.status)

  return frame.user === undefined ? (
    <FocusLayout title={title}>
      <Explanation {...props} />
    </FocusLayout>
  ) : (
    // A page that is not there for people is not there for programs either.
    <FrameContext.Provider value={{ ...frame, calls: [] }}>
      <Layout title={title}>
        <div class="py-16">
          <Explanation {...props} />
        </div>
      </Layout>
    </FrameContext.Provider>
  )
}

function Explanation({ status, message }: Props) {
  return (
    <div class="text-center">
      <p class="font-display text-5xl font-bold text-base-content/70">{status}</p>
      <h1 class="mt-2 page-title">{titleOf(status)}</h1>
      <p class="mt-3 text-base-content/80">{message}</p>
      <a href="/" class="btn btn-primary mt-8">
        Back to the start
      </a>
    </div>
  )
}

function titleOf(status: number): string {
  return titles[status] ?? (status >= 500 ? 'Something went wrong' : 'That did not work')
}
