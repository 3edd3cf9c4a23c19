/** Deadlines of submissions, which lists of both kinds read, too. When they are due is with their kind. */

export const postDeadlines = {
  decision: { kind: 'submission_decision' },
  /** The moment at which the decision of a person takes effect. */
  effect: { kind: 'submission_effect' },
  appealWindow: { kind: 'submission_appeal_window' },
  appealDecision: { kind: 'submission_appeal_decision' },
  finalization: { kind: 'submission_finalization' },
  /** The end of a flag; this deadline belongs to the flag, and not to its submission. */
  flagEnd: { kind: 'flag_end' },
}

export const workDeadlines = {
  /** One stands for each submission to a collab that is not over: whose turn it is, and until when. */
  turn: { kind: 'collab_submission' },
  /** The moment at which whoever has to act is reminded. */
  reminder: { kind: 'collab_reminder' },
  /** The moment at which the end of a Spark code is announced. */
  sparkCode: { kind: 'collab_spark_code' },
  /** The moment at which a reward that could not be released is tried again. */
  release: { kind: 'collab_release' },
}
