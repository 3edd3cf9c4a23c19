-- Whether this is a state of posts that were approved and are not in doubt. Every other function asks here; indexes and
-- checks have them written out, as `approvedStates` of the server does.
create or replace function is_approved_state(state text) returns boolean language sql immutable as $$
  select state in ('approved', 'finalized', 'paid')
$$;
