import type { ComponentChildren } from 'preact'
import { type Jump, useFrame } from '../../frame.ts'
import { GoKeys } from '../keys.tsx'
import { actionsHere } from './actions.tsx'
import { PaletteEntry } from './entry.tsx'

/** Pages and actions by group. With words, those that have all of them in their name or near it. */
export function useJumps(words: string[] = []) {
  const fits = (...texts: (string | undefined)[]) =>
    words.every((word) => texts.some((text) => text?.toLowerCase().includes(word)))
  const groups = useFrame().jumps.map(({ title, jumps }) => ({
    title,
    jumps: jumps.filter(({ name, words }) => fits(name, words, title)),
  }))
  return {
    groups: groups.filter(({ jumps }) => jumps.length > 0),
    actions: actionsHere.filter(({ name, words }) => fits(name, words)),
  }
}

/**
 * Pages that keys go to, and actions, which every page holds. Other pages are asked for when the palette is
 * opened.
 */
export function useKeyJumps(): ReturnType<typeof useJumps> {
  const groups = useFrame().jumps.map(({ title, jumps }) => ({
    title,
    jumps: jumps.filter(({ key }) => key !== undefined),
  }))
  return { groups: groups.filter(({ jumps }) => jumps.length > 0), actions: actionsHere }
}

export function JumpList({ groups, actions }: ReturnType<typeof useJumps>) {
  return (
    <>
      <div class="jumps">
        {groups.map(({ title, jumps }) => (
          <Group title={title}>
            {jumps.map((jump) => (
              <li data-words={`${jump.words ?? ''} ${title}`}>
                <JumpLink jump={jump} />
              </li>
            ))}
          </Group>
        ))}
      </div>
      {actions.length > 0 && (
        <Group title="Here and now">
          {actions.map(({ words, form: Form }) => (
            <li data-words={words}>
              <Form />
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
      <PaletteEntry icon={icon} name={name} />
      {key !== undefined && <GoKeys to={key} />}
    </a>
  )
}
