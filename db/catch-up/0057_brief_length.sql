-- A brief has at most 65,535 bytes, as it is stored. Cleaning makes some longer than they were sent, and until now
-- only what was sent was measured. Those that are longer already stay as they are: nobody could shorten them but
-- their authors. That is why it is a trigger. A check, even one that is not validated for the rows from before,
-- would refuse every change of theirs, and with it the money of their campaigns.
create function refuse_long_brief() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.brief = old.brief then
      return new;
    end if;
  elsif tg_table_name = 'collab_submissions' then
    -- Whoever applies does so to the brief as it stands.
    if exists (select from collabs where id = new.collab_id and brief = new.brief) then
      return new;
    end if;
  end if;
  raise exception 'a brief has at most 65535 bytes'
    using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
end $$;
create trigger campaigns_brief_length before insert or update of brief on campaigns
  for each row when (octet_length(new.brief) > 65535) execute function refuse_long_brief();
create trigger collabs_brief_length before insert or update of brief on collabs
  for each row when (octet_length(new.brief) > 65535) execute function refuse_long_brief();
-- The brief of an application never changes.
create trigger collab_submissions_brief_length before insert on collab_submissions
  for each row when (octet_length(new.brief) > 65535) execute function refuse_long_brief();
