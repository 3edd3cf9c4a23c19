create or replace function keep_excerpt() returns trigger language plpgsql as $$
begin
  new.excerpt := excerpt_of(new.brief);
  return new;
end $$;

-- Only with the brief, not with each post that is paid. Nobody else says what the excerpt is.
create or replace trigger campaigns_keep_excerpt before insert or update of brief, excerpt on campaigns
  for each row execute function keep_excerpt();

create or replace trigger collabs_keep_excerpt before insert or update of brief, excerpt on collabs
  for each row execute function keep_excerpt();
