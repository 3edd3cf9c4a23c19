import { Icon } from '../../../framework/views/values/icon.tsx'

type Props = { back: string; name: 'draft' | 'campaign' | 'collab'; isOut: boolean }

/** The bar that tells those whose program it is that they see it as others do, with the way back. */
export function PreviewBar({ back, name, isOut }: Props) {
  return (
    <div class="mb-6 flex flex-wrap items-center gap-3 rounded-box border border-base-300 bg-sunk px-4 py-3 text-sm">
      <Icon name="eye" class="size-5" />
      <p class="min-w-0 flex-1 basis-48">
        {isOut
          ? 'This is what creators see.'
          : 'This is what creators will see. Until then only your team sees this page.'}
      </p>
      <a href={back} class="btn btn-sm">
        Back to {name}
      </a>
    </div>
  )
}
