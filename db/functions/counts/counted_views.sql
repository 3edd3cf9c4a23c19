create or replace function counted_views(campaign_submissions) returns bigint language sql immutable as $$
  select case when $1.state in ('approved', 'finalized', 'paid') then $1.view_count else 0 end
$$;
