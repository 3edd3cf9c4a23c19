create or replace function words_of(name text, organization_name text, brief text) returns tsvector
language sql immutable as $$
  select strip(to_tsvector('pg_catalog.english', concat_ws(' ', name, organization_name, brief)))
$$;
