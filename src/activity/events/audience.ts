import { creatorEventTypes, organizationEventTypes } from '../../tables/events.ts'

/** Whoever hears of events: an organization or a user, by the name that the database has for them. */
export type Audience = { organization_id: number } | { user_id: number }

export function audienceName(audience: Audience): string {
  return 'user_id' in audience
    ? `user:${audience.user_id}`
    : `organization:${audience.organization_id}`
}

/** The types of events that there are for someone. */
export function typesFor(audience: Audience): readonly string[] {
  return 'user_id' in audience ? creatorEventTypes : organizationEventTypes
}
