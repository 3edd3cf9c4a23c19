-- Whether a post was approved, in doubt since or not.
create or replace function is_approved(campaign_submissions) returns integer language sql immutable as $$
  select (coalesce($1.flagged_state, $1.state) in ('approved', 'finalized', 'paid'))::int
$$;
