-- Tells every process of a change, once it is committed and never otherwise: whom it concerns and what kind
-- of thing it is. It tells nothing more, since whoever hears of it asks for the rest in their own name. At
-- the commit such a transaction waits for others that tell something, so only what people wait for is told:
-- no reading of a post, and of the edits of a draft only those that
-- decide whether it can be published.
create or replace function tell(audience text, id bigint, topic text) returns void language sql as $$
  select pg_notify('troupe_live', audience || ':' || id || ' ' || topic)
$$;
