const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** The name that people give to the thing they signed in with: "Chrome on macOS", or a program's own name. */
export function deviceName(userAgent: string): string {
  const browser = nameOf(userAgent, browsers)
  const system = nameOf(userAgent, systems)
  if (browser && system) return `${browser} on ${system}`

  return browser ?? system ?? (userAgent.split(/[\s(]/, 1)[0] || 'Unknown device')
}

function nameOf(userAgent: string, names: [RegExp, string][]): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
