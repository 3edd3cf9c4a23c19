-- Tells whether a process has the secret key that this data was written with. With another one, second
-- factors and waiting mails could not be decrypted, which nobody would notice before they are needed.
alter table installation add column secret_key_fingerprint bytea;
