-- Gives a paper the next number of its kind and year, whatever number the insert asks for.
create or replace function give_number() returns trigger language plpgsql as $$
begin
  select kind into strict new.kind from papers where id = new.paper_id;
  perform pg_advisory_xact_lock(hashtextextended('paper_numbers:' || new.kind, 0));
  -- The date is that of this moment, and not of the beginning of the transaction, so that numbers and dates
  -- are in the same order.
  new.issued_at = clock_timestamp() + (troupe_now() - now());
  new.year = extract(year from new.issued_at at time zone 'UTC');
  select coalesce(max(serial), 0) + 1 into new.serial
    from paper_numbers where kind = new.kind and year = new.year;
  return new;
end $$;

create or replace trigger paper_numbers_give before insert on paper_numbers
  for each row execute function give_number();
