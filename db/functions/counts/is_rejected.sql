create or replace function is_rejected(campaign_submissions) returns integer language sql immutable as $$
  select ($1.state in ('rejected', 'appealed'))::int
$$;
