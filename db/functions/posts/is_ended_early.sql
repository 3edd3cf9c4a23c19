-- Whether this is a state of work for a collab that came to nothing, so that its post is free again.
create or replace function is_ended_early(state text) returns boolean language sql immutable as $$
  select state in ('declined', 'withdrawn', 'cancelled', 'expired')
$$;
