import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { IconName } from './values/icon.tsx'

export type Flash = { kind: 'success' | 'error'; message: string }

/** A link of the navigation. `isHere` marks the current place. */
export type Place = {
  href: string
  icon: IconName
  name: string
  isHere: boolean
  /** The name for a phone, where there is no room for the whole one. */
  short?: string
  /** The number of things that wait there for whoever looks. */
  waiting?: number
  /** The key that leads there from every page, pressed after G. */
  key?: string
  /** Other words by which it is looked for. */
  words?: string
}

/** A page that the palette leads to. */
export type Jump = Pick<Place, 'href' | 'icon' | 'name' | 'key' | 'words'>

export type JumpGroup = { title: string; jumps: Jump[] }

/** The look that someone has chosen instead of that of their system. */
export type Theme = 'light' | 'dark'

/** A way to something that is going on, with how it went lately if that can be drawn. */
export type Running = {
  href: string
  name: string
  isHere: boolean
  curve: number[] | undefined
  /** The one of the colours of curves that it keeps, wherever in the list it comes to stand. */
  colour: number
}

/** The side that the pages around are for. Who is on both changes sides with one click. */
export type PageSide = 'brand' | 'creator' | 'staff'

export type Navigation = {
  side: PageSide
  /** Says of what, to those who hear it. */
  label: string
  places: Place[]
  running: Running[]
  /** Places that are needed rarely. */
  foot: Place[]
  /** The parts of the current place. */
  tabs: Omit<Place, 'icon'>[]
}

export type Brand = { name: string; path: string; avatar: string | undefined }

/** A request by which a program gets, or does, what a page shows or does. */
export type Call = {
  method: string
  address: string
  /** The name, the group and what it does, as the reference has it. */
  name: string
  tag: string
  summary: string
  /** The key below which the fields stand that are sent. */
  root: string | undefined
}

/** Everything that is shown around the content of a page: who is signed in, and where they are. */
export type Frame = {
  url: string
  trial: boolean
  user:
    | { id: string; name: string; email: string; unseenNotifications: number; isStaff: boolean }
    | undefined
  /** The organization whose pages are around this one, and whether they may change things there. */
  organization: (Brand & { isAdmin?: boolean }) | undefined
  /** The organizations that they belong to, for the switcher. */
  organizations: Brand[]
  navigation: Navigation | undefined
  /** Every page and action that the reader can reach, those of their side first. */
  jumps: JumpGroup[]
  theme: Theme | undefined
  /** Requests by which programs get or do the same as on the page. */
  calls: Call[]
  /** The heading of what the page is one part of, with the way to the others; it stands above them all. */
  heading: ComponentChildren
  flash: Flash | undefined
  /** Lets the content policy allow the one style element that Turbo makes. */
  nonce: string
  /** The zone in which they type and read times; undefined if their browser has not told it. */
  timeZone: string | undefined
  /** Whether forms of the page may lead to another site. */
  leadsOutside: boolean
  /** The sites whose pages it may show in frames. */
  frames: readonly string[]
}

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (frame === undefined) throw new Error('Rendered outside of a page')
  return frame
}
