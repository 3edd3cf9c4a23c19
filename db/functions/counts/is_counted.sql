create or replace function is_counted(campaign_submissions) returns integer language sql immutable as $$
  select ($1.state in ('approved', 'finalized', 'paid'))::int
$$;
