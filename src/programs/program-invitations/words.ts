/** The refusal to invite someone of the team, who sees its programs anyway. */
export const ownMember = 'They belong to your organization.'
