import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { newSessionPath } from '../../../vocabulary/addresses/urls.ts'

type Props = {
  /** The address to come back to after signing in. */
  path: string
  does: string
  /** The next step of whoever is signed in. */
  next: { path: string; label: string }
  children: ComponentChildren
}

/** The way from reading to doing. */
export function TakePart({ path, does, next, children }: Props) {
  const { user } = useFrame()

  return (
    <Card title="Take part" description={children}>
      {user ? (
        <a href={next.path} class="btn btn-primary w-full">
          {next.label}
        </a>
      ) : (
        <a href={newSessionPath(path)} class="btn btn-primary w-full">
          Sign in to {does}
        </a>
      )}
    </Card>
  )
}
