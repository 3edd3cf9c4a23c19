-- Lists a creator anew when they say something else of themselves, or prove or lose an account.
create or replace function keep_creator_listed() returns trigger language plpgsql as $$
begin
  perform list_creator(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;

create or replace trigger creator_profiles_keep_listed after insert or update on creator_profiles
  for each row execute function keep_creator_listed();
create or replace trigger social_accounts_keep_creator_listed after insert or delete or update of status on social_accounts
  for each row execute function keep_creator_listed();
