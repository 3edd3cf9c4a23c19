import { FocusLayout } from './layout.tsx'

const titles: Record<number, string> = {
  403: 'Not allowed',
  404: 'Not found',
  422: 'That did not work',
  503: 'Busy right now',
}

export function ErrorPage({ status, message }: { status: number; message: string }) {
  const title = titles[status] ?? (status >= 500 ? 'Something went wrong' : 'That did not work')

  return (
    <FocusLayout title={title}>
      <div class="text-center">
        <p class="text-sm font-medium text-base-content/70">{status}</p>
        <h1 class="mt-1 text-2xl font-semibold tracking-tight">{title}</h1>
        <p class="mt-3 text-base-content/80">{message}</p>
        <a href="/" class="btn btn-primary mt-8">
          Back to the start
        </a>
      </div>
    </FocusLayout>
  )
}
