-- The program that an event belongs to, as it was called then.
create or replace function program_of(kind text, id bigint, name text) returns jsonb language sql immutable as $$
  select case when id is not null then jsonb_build_object('kind', kind, 'id', id, 'name', name) end
$$;
