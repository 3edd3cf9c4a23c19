import { themePath } from '../../../../vocabulary/addresses/urls.ts'
import { SignOutForm } from '../../forms/sign-out-form.tsx'
import { useFrame } from '../../frame.ts'
import { PaletteEntry } from './entry.tsx'

/** Actions of the palette that can be done on every page, and lead to no other. */
export const actionsHere = [
  theme('light', 'Use the light theme'),
  theme('dark', 'Use the dark theme'),
  theme('system', 'Use the theme of my system'),
  {
    name: 'Show all keys',
    words: 'keyboard shortcuts help',
    form: () => (
      <button type="button" class="found w-full text-left" data-action="shortcuts#showKeys">
        <PaletteEntry icon="circleHelp" name="Show all keys" />
      </button>
    ),
  },
  {
    name: 'Sign out',
    words: 'log out leave',
    form: () => (
      <SignOutForm>
        <button type="submit" class="found w-full text-left">
          <PaletteEntry icon="logOut" name="Sign out" />
        </button>
      </SignOutForm>
    ),
  },
]

function theme(theme: 'light' | 'dark' | 'system', name: string) {
  return {
    name,
    words: 'switch theme colours mode',
    form: () => <ThemeForm theme={theme} name={name} />,
  }
}

/** The whole page is loaded anew, because its colours are not a part of what Turbo replaces. */
function ThemeForm({ theme, name }: { theme: string; name: string }) {
  const { url } = useFrame()
  return (
    <form method="post" action={themePath} data-turbo="false">
      <input type="hidden" name="return_to" value={url} />
      <button type="submit" name="theme" value={theme} class="found w-full text-left">
        <PaletteEntry icon="eye" name={name} />
      </button>
    </form>
  )
}
