-- A price stays as it was offered. Whoever offered it may take it back, once.
create or replace function keep_offer() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'taken_back_at' is distinct from to_jsonb(old) - 'taken_back_at'
    or (old.taken_back_at is not null and new.taken_back_at is distinct from old.taken_back_at)
  then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end $$;

create or replace trigger offers_keep before update on offers
  for each row execute function keep_offer();
