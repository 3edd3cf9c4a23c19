-- A share that less than is used of, since budget was added, can be passed anew.
create or replace function forget_passed_shares() returns trigger language plpgsql as $$
begin
  delete from passed_shares where campaign_id = new.id
    and new.used_amount::numeric * 100 < new.total_budget_amount::numeric * share;
  return null;
end $$;

create or replace trigger campaigns_forget_passed_shares after update of total_budget_amount on campaigns
  for each row when (new.total_budget_amount > old.total_budget_amount)
  execute function forget_passed_shares();
