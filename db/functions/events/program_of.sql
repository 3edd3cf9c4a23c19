-- The program that an event belongs to, as it was called then. Stable, as what makes JSON is, so that it becomes a part of the
-- statements that ask for it.
create or replace function program_of(kind text, id bigint, name text) returns jsonb language sql stable as $$
  select case when id is not null then jsonb_build_object('kind', kind, 'id', id, 'name', name) end
$$;
