/** The shape of a list that is being fetched. */
export function Skeleton() {
  return (
    <div class="space-y-3 p-4" aria-hidden="true">
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <div class="flex items-center gap-4">
          <div class="skeleton size-10 shrink-0 rounded-lg" />
          <div class={`skeleton h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}
