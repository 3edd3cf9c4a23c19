import type { ComponentChildren } from 'preact'
import { themePath } from '../../../vocabulary/addresses/urls.ts'
import { SignOutForm } from '../forms/sign-out-form.tsx'
import { type Jump, useFrame } from '../frame.ts'
import { Icon, type IconName } from '../values/icon.tsx'
import { GoKeys } from './keys.tsx'

/** Pages and acts by group. With words, those that have all of them in their name or near it. */
export function useJumps(words: string[] = []) {
  const fits = (...texts: (string | undefined)[]) =>
    words.every((word) => texts.some((text) => text?.toLowerCase().includes(word)))
  const groups = useFrame().jumps.map(({ title, jumps }) => ({
    title,
    jumps: jumps.filter(({ name, words }) => fits(name, words, title)),
  }))
  return {
    groups: groups.filter(({ jumps }) => jumps.length > 0),
    acts: allActs.filter(({ name, words }) => fits(name, words)),
  }
}

export function JumpList({ groups, acts }: ReturnType<typeof useJumps>) {
  return (
    <>
      {groups.map(({ title, jumps }) => (
        <Group title={title}>
          {jumps.map((jump) => (
            <li data-words={`${jump.words ?? ''} ${title}`}>
              <JumpLink jump={jump} />
            </li>
          ))}
        </Group>
      ))}
      {acts.length > 0 && (
        <Group title="Here and now">
          {acts.map(({ words, act: Act }) => (
            <li data-words={words}>
              <Act />
            </li>
          ))}
        </Group>
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="mb-3">
      <h2 class="mb-1 px-2.5 text-xs font-semibold text-base-content/70">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function JumpLink({ jump: { href, icon, name, key } }: { jump: Jump }) {
  const goes = key !== undefined && { 'data-shortcuts-target': 'go', 'data-key': key }
  return (
    <a href={href} class="found" {...goes}>
      <Shown icon={icon} name={name} />
      {key !== undefined && <GoKeys to={key} />}
    </a>
  )
}

function Shown({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} class="size-4.5 text-base-content/70" />
      <span class="min-w-0 flex-1 truncate">{name}</span>
    </>
  )
}

/** Acts that lead to no other page. */
const allActs = [
  theme('light', 'Use the light theme'),
  theme('dark', 'Use the dark theme'),
  theme('system', 'Use the theme of my system'),
  {
    name: 'Show all keys',
    words: 'keyboard shortcuts help',
    act: () => (
      <button type="button" class="found w-full text-left" data-action="shortcuts#showKeys">
        <Shown icon="circleHelp" name="Show all keys" />
      </button>
    ),
  },
  {
    name: 'Sign out',
    words: 'log out leave',
    act: () => (
      <SignOutForm>
        <button type="submit" class="found w-full text-left">
          <Shown icon="logOut" name="Sign out" />
        </button>
      </SignOutForm>
    ),
  },
]

function theme(theme: 'light' | 'dark' | 'system', name: string) {
  return { name, words: 'switch theme colours mode', act: () => <ThemeForm {...{ theme, name }} /> }
}

/** The whole page is loaded anew, because its colours are not a part of what Turbo replaces. */
function ThemeForm({ theme, name }: { theme: string; name: string }) {
  const { url } = useFrame()
  return (
    <form method="post" action={themePath} data-turbo="false">
      <input type="hidden" name="return_to" value={url} />
      <button type="submit" name="theme" value={theme} class="found w-full text-left">
        <Shown icon="eye" name={name} />
      </button>
    </form>
  )
}
