create or replace function unlist_program() returns trigger language plpgsql as $$
begin
  delete from listings where kind = tg_argv[0] and program_id = old.id;
  return null;
end $$;

create or replace trigger campaigns_unlist after delete on campaigns
  for each row when (old.status = 'active') execute function unlist_program('Campaign');

create or replace trigger collabs_unlist after delete on collabs
  for each row when (old.state = 'published') execute function unlist_program('Collab');
