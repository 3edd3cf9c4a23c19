-- 1 if a post was approved, even if it is in doubt since; otherwise 0.
create or replace function is_approved(campaign_submissions) returns integer language sql immutable as $$
  select is_approved_state(coalesce($1.flagged_state, $1.state))::int
$$;
