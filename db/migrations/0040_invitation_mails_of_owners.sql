-- An organization that is deleted leaves the mails of its invitations to be counted: otherwise whoever deletes it and makes
-- another could write to the same mailbox again, and to as many as before.
alter table invitation_mails
  alter column organization_id drop not null,
  drop constraint invitation_mails_organization_id_fkey,
  add foreign key (organization_id) references organizations on delete set null,
  -- The owner of the organization at that time, by whom the mails of all their organizations are counted together.
  add column owner_id bigint references users on delete set null;

update invitation_mails mail set owner_id = membership.user_id from memberships membership
where membership.organization_id = mail.organization_id and membership.is_owner;

create index invitation_mails_of_owner on invitation_mails (owner_id, created_at);

-- Gmail delivers to the same mailbox however many dots stand in its name, so those who refused are known without them.
with known as (
  select email from creator_invitations where email is not null
  union
  select email from users
), mailboxes as (
  select regexp_replace(email, '\+[^@]*@', '@') as former,
    replace(regexp_replace(email, '[+@].*$', ''), '.', '') || '@gmail.com' as mailbox
  from known where email ~ '@(gmail|googlemail)\.com$'
)
insert into invitation_refusals (recipient, organization_id)
select distinct sha256(convert_to(mailbox, 'UTF8')), refusal.organization_id
from mailboxes join invitation_refusals refusal on refusal.recipient = sha256(convert_to(former, 'UTF8'))
on conflict do nothing;
