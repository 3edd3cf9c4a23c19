-- Refuses a brief of more than 65,535 bytes as it is stored: cleaning makes some longer than they were sent.
-- Longer ones from earlier times stay, since only their authors can shorten them. A check would refuse every
-- change of theirs, and with it the money of their campaigns, so it is a trigger.
create or replace function refuse_long_brief() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.brief = old.brief then
      return new;
    end if;
  elsif tg_table_name = 'collab_submissions' then
    -- An application copies the brief of its collab as it stands, however long.
    if exists (select from collabs where id = new.collab_id and brief = new.brief) then
      return new;
    end if;
  end if;
  raise exception 'a brief has at most 65535 bytes'
    using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
end $$;

create or replace trigger campaigns_brief_length before insert or update of brief on campaigns
  for each row when (octet_length(new.brief) > 65535) execute function refuse_long_brief();

create or replace trigger collabs_brief_length before insert or update of brief on collabs
  for each row when (octet_length(new.brief) > 65535) execute function refuse_long_brief();

-- Updates need no check here, since the brief of an application never changes.
create or replace trigger collab_submissions_brief_length before insert on collab_submissions
  for each row when (octet_length(new.brief) > 65535) execute function refuse_long_brief();
