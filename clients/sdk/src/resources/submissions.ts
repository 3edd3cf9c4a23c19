import type { Connection } from '../connection.ts'
import type { CallOptions, FieldsOf, QueryOf } from '../operations.ts'

const all = '/organizations/{organization_id}/submissions.json'
const queue = '/organizations/{organization_id}/review.json'
const reviewed = '/organizations/{organization_id}/review/{id}.json'
const decisions = '/organizations/{organization_id}/review/decisions.json'

type Outcome = { submission_id: string; error: string | null; code: string | null }
type Outcomes = { decisions: Outcome[] }

/** The outcomes, and those of them that are refusals. */
function withFailed({ decisions }: Outcomes) {
  const failed = decisions.flatMap(({ submission_id, error, code }) =>
    error === null ? [] : [{ submission_id, error, code }],
  )
  return { decisions, failed }
}

type Post = string | { id: string; campaign_id: string }
type Decision = Omit<FieldsOf<'post', typeof decisions, 'decision'>, 'submission_ids'>

/** Posts that creators handed in to the campaigns of an organization. */
export const submissionsOf = ({ call, list }: Connection) => ({
  list: (query?: QueryOf<typeof all>, options?: CallOptions) => list(all, query, options),
  show: (id: string, options?: CallOptions) => call('get', reviewed, { ...options, path: { id } }),
  /** Why it earned what it did. One more request finds the campaign where only the id is given. */
  explain: async (post: Post, options?: CallOptions) => {
    const { id, campaign_id } =
      typeof post === 'string'
        ? await call('get', reviewed, { ...options, path: { id: post } })
        : post
    const path =
      '/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/explanation.json'
    return call('get', path, { ...options, path: { id, campaign_id } })
  },
})

export const reviewOf = ({ call, list }: Connection) => ({
  /** Those that wait for a decision. */
  list: (query?: QueryOf<typeof queue>, options?: CallOptions) => list(queue, query, options),
  /**
   * Up to 100 at once; those that could not be decided are in `failed`. The server waits ten seconds before it acts; until
   * then `undo` takes all of it back, and after that says of which it did not.
   */
  decide: async (ids: string[], decision: Decision, options?: CallOptions) => {
    const body = { decision: { ...decision, submission_ids: ids } }
    const decided = await call('post', decisions, { ...options, body })
    const done = decided.decisions.filter(({ error }) => error === null)
    const submission_ids = done.map((one) => one.submission_id)
    const undo = async () => {
      if (submission_ids.length === 0) return withFailed({ decisions: [] })
      const undone = { decision: { submission_ids } }
      return withFailed(await call('delete', decisions, { ...options, body: undone }))
    }
    const told = withFailed(decided)
    // What it gives can be called, and JSON leaves functions out.
    return Object.assign(() => undo(), told, { undo, toJSON: () => told })
  },
  /** Takes back what has not taken effect, whoever decided it. */
  undo: async (ids: string[], options?: CallOptions) => {
    const body = { decision: { submission_ids: ids } }
    return withFailed(await call('delete', decisions, { ...options, body }))
  },
  /** What approving these would cost. */
  preview: (ids: string[], options?: CallOptions) =>
    call('get', '/organizations/{organization_id}/review/approval_preview.json', {
      ...options,
      query: { 'decision[submission_ids][]': ids },
    }),
})
