import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

export type Flash = { kind: 'success' | 'error'; message: string }

/** What every page knows without being told by its handler. */
export type Page = {
  path: string
  /** The answer to a form, which is a page only where the form was refused. */
  isSent: boolean
  url: string
  nonce: string
  trial: boolean
  flash: Flash | undefined
  user: { name: string; email: string; isStaff: boolean; unseenNotifications: number } | undefined
  organization:
    | { name: string; path: string; avatarPath: string | undefined; isAdmin: boolean }
    | undefined
}

export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (page === undefined) throw new Error('Rendered outside of a page')
  return page
}
