-- Lists a creator anew when the numbers of an account were read.
create or replace function keep_reach_listed() returns trigger language plpgsql as $$
begin
  perform list_creator(user_id) from social_accounts
    where id = new.social_account_id and exists (
      select from creator_listings where creator_listings.user_id = social_accounts.user_id);
  return null;
end $$;

create or replace trigger social_account_snapshots_keep_reach_listed after insert on social_account_snapshots
  for each row execute function keep_reach_listed();
