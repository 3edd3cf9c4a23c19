export const themes = [
  { id: 'troupe', title: 'Light' },
  { id: 'troupe-dark', title: 'Dark' },
] as const

export type InTheme = { theme: (typeof themes)[number] }
