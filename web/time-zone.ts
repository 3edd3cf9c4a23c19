/**
 * Tells the server in which zone times are typed and read here, for the next page: see `date-time-field.tsx`.
 */
const told = `time_zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`
const year = 365 * 24 * 60 * 60

if (!document.cookie.split('; ').includes(told)) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there without HTTPS.
  document.cookie = `${told}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
