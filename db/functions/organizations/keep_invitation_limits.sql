-- Lets no invitation go to someone who refused it, and no more than so many to one mailbox, from one organization, or from all
-- organizations of one owner.
create or replace function keep_invitation_limits() returns trigger language plpgsql as $$
begin
  -- Two organizations that write to the same mailbox at the same moment would not see each other.
  perform pg_advisory_xact_lock(hashtextextended('invitation:' || encode(new.recipient, 'hex'), 0));
  select user_id into new.owner_id from memberships where organization_id = new.organization_id and is_owner;
  perform pg_advisory_xact_lock(hashtextextended('invitations-of:' || new.owner_id, 0));
  if exists (select from invitation_refusals refusal where refusal.recipient = new.recipient
      and (refusal.organization_id is null or refusal.organization_id = new.organization_id)) then
    raise exception 'this recipient wants no invitation' using constraint = 'invitation_mails_wanted';
  end if;
  if (select count(*) from invitation_mails mail where mail.recipient = new.recipient
      and mail.created_at > troupe_now() - interval '7 days') >= 5 then
    raise exception 'a mailbox gets 5 invitations in 7 days' using constraint = 'invitation_mails_of_recipient';
  end if;
  if (select count(*) from invitation_mails mail where mail.organization_id = new.organization_id
      and mail.created_at > troupe_now() - interval '1 day') >= 300 then
    raise exception 'an organization invites 300 creators in a day' using constraint = 'invitation_mails_of_organization';
  end if;
  if (select count(*) from invitation_mails mail where mail.owner_id = new.owner_id
      and mail.created_at > troupe_now() - interval '1 day') >= 600 then
    raise exception 'the organizations of one owner invite 600 creators in a day'
      using constraint = 'invitation_mails_of_owner';
  end if;
  return new;
end
$$;

create or replace trigger invitation_mails_keep_limits before insert on invitation_mails
  for each row execute function keep_invitation_limits();
