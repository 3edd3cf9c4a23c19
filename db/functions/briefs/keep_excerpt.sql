create or replace function keep_excerpt() returns trigger language plpgsql as $$
begin
  new.excerpt := excerpt_of(new.brief);
  return new;
end $$;

-- The excerpt is made when the brief changes, not with each post that is paid. Nobody else says what it is.
create or replace trigger campaigns_keep_excerpt before insert or update of brief, excerpt on campaigns
  for each row execute function keep_excerpt();

create or replace trigger collabs_keep_excerpt before insert or update of brief, excerpt on collabs
  for each row execute function keep_excerpt();
