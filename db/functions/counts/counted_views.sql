create or replace function counted_views(campaign_submissions) returns bigint language sql immutable as $$
  select case when is_approved_state($1.state) then $1.view_count else 0 end
$$;
