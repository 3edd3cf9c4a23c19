-- Since when the second factor is on: one that was switched on by whoever took an account over must not
-- keep its owner from taking it back.
alter table users add column totp_enabled_at timestamptz(3);
update users set totp_enabled_at = updated_at where totp_secret is not null;

-- Whether the way back asks for it, which is decided when the address changes.
alter table email_change_undos add column asks_second_factor boolean not null default true;
