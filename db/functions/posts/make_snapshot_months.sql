-- Makes the partitions of snapshots that are missing, for this month and so many after it.
create or replace function make_snapshot_months(ahead integer) returns void language plpgsql as $$
declare
  begins date;
  name text;
begin
  for month in 0..ahead loop
    begins := date_trunc('month', troupe_now() at time zone 'UTC') + make_interval(months => month);
    name := 'post_snapshots_' || to_char(begins, 'YYYY_MM');
    if to_regclass(name) is null then
      execute format('create table %I partition of post_snapshots for values from (%L) to (%L)',
        name, begins::timestamp at time zone 'UTC',
        (begins + interval '1 month')::timestamp at time zone 'UTC');
      -- Snapshots come in the order of time, so a few bytes for each thousand of them tell where a day lies.
      execute format('create index on %I using brin (taken_at) with (autosummarize = on)', name);
    end if;
  end loop;
end $$;

-- The first partitions are made here; a job makes the next ones.
select make_snapshot_months(2);
