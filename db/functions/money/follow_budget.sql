create or replace function follow_budget() returns trigger language plpgsql as $$
begin
  perform await_listings(new.organization_id, false);
  if new.used_amount <> old.used_amount then
    insert into campaign_days (campaign_id, day, used_amount)
    values (new.id, (troupe_now() at time zone 'UTC')::date, new.used_amount - old.used_amount)
    on conflict (campaign_id, day) do update
      set used_amount = campaign_days.used_amount + excluded.used_amount;
  end if;
  update listings set unused_amount = new.unused_amount,
    unused_reference_amount = in_micro_euros(new.unused_amount, new.currency)
  where kind = 'Campaign' and program_id = new.id and unused_amount <> new.unused_amount;
  return null;
end $$;

create or replace trigger campaigns_follow_budget after update of total_budget_amount, used_amount on campaigns
  for each row when ((new.total_budget_amount, new.used_amount)
    is distinct from (old.total_budget_amount, old.used_amount))
  execute function follow_budget();
