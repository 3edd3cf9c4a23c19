-- Makes an event of a share of a budget that is used, of which the admins are told too, once.
create or replace function record_passed_share() returns trigger language plpgsql as $$
declare
  told record;
begin
  select * into told from campaign_told(new.campaign_id);
  perform write_event(
    case new.share when 100 then 'campaign.budget_spent' else 'campaign.budget_low' end,
    told.organization_id, null, program_of('campaign', told.id, told.name), 'Campaign', told.id,
    to_jsonb(told) || jsonb_build_object('share', new.share));
  return null;
end $$;

create or replace trigger passed_shares_record after insert on passed_shares
  for each row execute function record_passed_share();
