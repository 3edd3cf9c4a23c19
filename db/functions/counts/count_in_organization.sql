-- Adds to the counter of organizations that the trigger names, or takes from it, once for each statement.
create or replace function count_in_organization() returns trigger language plpgsql as $$
begin
  execute format(
    'update organizations set %1$I = %1$I + changed_rows.number
     from (select organization_id, %2$s count(*) as number from changed group by 1 order by 1)
       as changed_rows
     where organizations.id = changed_rows.organization_id',
    tg_argv[0], case tg_op when 'INSERT' then '' else '-' end);
  return null;
end $$;

create or replace trigger campaigns_count_new after insert on campaigns
  referencing new table as changed
  for each statement execute function count_in_organization('campaigns_count');

create or replace trigger campaigns_count_gone after delete on campaigns
  referencing old table as changed
  for each statement execute function count_in_organization('campaigns_count');

create or replace trigger collabs_count_new after insert on collabs
  referencing new table as changed
  for each statement execute function count_in_organization('collabs_count');

create or replace trigger collabs_count_gone after delete on collabs
  referencing old table as changed
  for each statement execute function count_in_organization('collabs_count');
