/** The permission by which a form says that the areas decide. */
export const byArea = 'by_area'

/** The fields that a form means: it sends areas and a limit also where neither was chosen. */
export function withoutUnchosen(body: unknown): unknown {
  const sent = Object(body).access_token
  if (typeof sent !== 'object' || sent === null) return body
  const { permission, areas, daily_limit_amount, daily_limit_currency, ...others } = sent
  const ticked = [others.organization_ids ?? []].flat().filter((id) => id !== '')
  const limits = { areas: areas ?? {}, daily_limit_amount, daily_limit_currency }
  const organization_ids = ticked.length > 0 ? ticked : null
  const within = { ...others, organization_ids }
  return { access_token: { ...within, ...(permission === byArea ? limits : { permission }) } }
}
