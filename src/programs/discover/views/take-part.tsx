import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { newSessionPath, socialAccountsPath } from '../../../vocabulary/urls.ts'

type Props = { path: string; does: string; children: ComponentChildren }

/** The way from reading to doing. */
export function TakePart({ path, does, children }: Props) {
  const { user } = useFrame()

  return (
    <Card title="Take part" description={children}>
      {user ? (
        <a href={socialAccountsPath} class="btn btn-primary w-full">
          Connect your accounts
        </a>
      ) : (
        <a href={newSessionPath(path)} class="btn btn-primary w-full">
          Sign in to {does}
        </a>
      )}
    </Card>
  )
}
