create or replace function tell_campaign() returns trigger language plpgsql as $$
begin
  perform tell('organization', new.organization_id, 'campaigns');
  return null;
end $$;

create or replace trigger campaigns_tell_changed after update of total_budget_amount, used_amount, status on campaigns
  for each row when ((new.total_budget_amount, new.used_amount, new.status)
    is distinct from (old.total_budget_amount, old.used_amount, old.status))
  execute function tell_campaign();
