import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { IconName } from './icon.tsx'

export type Flash = { kind: 'success' | 'error'; message: string }

/** A link of the navigation. `isHere` marks the current place. */
export type Place = { href: string; icon: IconName; name: string; isHere: boolean }

/** What is shown around the content of every page: who is signed in, and where they are. */
export type Frame = {
  url: string
  trial: boolean
  user: { name: string; email: string; unseenNotifications: number; isStaff: boolean } | undefined
  organization: { name: string; path: string } | undefined
  navigation: { label: string; places: Place[] } | undefined
  flash: Flash | undefined
  /** Lets the content policy allow the one style element that Turbo makes. */
  nonce: string
  /** Whether the page has a content policy that is not that of the others. */
  hasOwnPolicy: boolean
}

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (frame === undefined) throw new Error('Rendered outside of a page')
  return frame
}
