-- Whether a creator has one of the places of a collab: from acceptance on, unless the work ended early.
create or replace function has_place(accepted_at timestamptz, ended_at timestamptz, state text) returns boolean
language sql immutable as $$
  select accepted_at is not null and (ended_at is null or state = 'completed')
$$;
