-- Deletes the links to the books of an organization that becomes private: whoever makes it so does not think
-- of those that were given away before. To give one away again is a choice of its own.
create or replace function close_books() returns trigger language plpgsql as $$
begin
  delete from ledger_links using campaigns
  where campaigns.id = ledger_links.campaign_id and campaigns.organization_id = new.id;
  return null;
end $$;

create or replace trigger organizations_close_books after update of privacy_setting on organizations
  for each row when (new.privacy_setting = 'private' and old.privacy_setting <> 'private')
  execute function close_books();
