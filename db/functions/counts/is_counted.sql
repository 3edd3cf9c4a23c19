-- 1 if a post counts, which none does while it is in doubt; otherwise 0.
create or replace function is_counted(campaign_submissions) returns integer language sql immutable as $$
  select is_approved_state($1.state)::int
$$;
