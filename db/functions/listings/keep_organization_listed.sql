create or replace function keep_organization_listed() returns trigger language plpgsql as $$
begin
  perform await_listings(new.id, true);
  perform list_campaigns(array(
    select program_id from listings where organization_id = new.id and kind = 'Campaign'));
  perform list_collabs(array(
    select program_id from listings where organization_id = new.id and kind = 'Collab'));
  return null;
end $$;

create or replace trigger organizations_keep_listed after update on organizations
  for each row when (
    (new.name, new.privacy_setting, new.is_shown) is distinct from
    (old.name, old.privacy_setting, old.is_shown))
  execute function keep_organization_listed();
