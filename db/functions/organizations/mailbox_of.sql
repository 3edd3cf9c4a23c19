-- Who reads an address, in the same way as `mailboxOf` in the code.
create or replace function mailbox_of(email text) returns text language sql immutable parallel safe as $$
  select case when email ~ '@(gmail|googlemail)\.com$'
    then replace(regexp_replace(email, '[+@].*$', ''), '.', '') || '@gmail.com'
    else regexp_replace(email, '\+[^@]*@', '@') end
$$;
