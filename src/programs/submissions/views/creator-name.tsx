type Props = {
  /** The name of who made it; null or empty where they have none. */
  name: string | null
  handle: string
}

/** Who made a post: name and account, in this order wherever brands read of it. */
export function CreatorName({ name, handle }: Props) {
  if (!name) return <>@{handle}</>
  return (
    <>
      {name} <span class="font-normal tracking-normal text-base-content/70">@{handle}</span>
    </>
  )
}

/** The same for titles, with the account beside it. */
export const nameOrHandle = ({ name, handle }: Props): string => name || `@${handle}`
