-- One rule for all names, labels, lines of addresses and names of files: what looks the same is written the same, on one
-- line, and nothing in it is invisible. src/vocabulary/names.ts has the same rule, and explains it. Characters that mean
-- nothing yet are left to it: which they are, depends on the version of Unicode.
create function clean_name(given text) returns text language sql immutable strict parallel safe as $$
  select case
    -- Checked whenever a row is written, so most names have to be quick.
    when given ~ '^[!-~]+( [!-~]+)*$' then given
    -- Normalisation takes two vowels apart, in an order in which nobody writes them.
    else btrim(regexp_replace(replace(replace(normalize(
      regexp_replace(
        regexp_replace(
          regexp_replace(normalize(given, NFKC), '[\t-\r\u0085\u1680\u2028\u2029]', ' ', 'g'),
          '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160'
          '\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0d\ufeff'
          '\ufff9-\ufffc\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001343f\U00013441\U00013442\U00016fe4'
          '\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff'
          '\U000f0000-\U0010ffff]',
          '', 'g'),
        '(?<![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa])[\u200c\u180e]'
        '|[\u200c\u180e](?![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa])'
        '|(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d(?![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa'
        '\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff])'
        '|(?<![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa'
        '\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff]'
        '|[\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff]\ufe0f)\u200d'
        '|(?<![\u1820-\u18aa])[\u180b-\u180d\u180f]'
        '|(?<![\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff0-9#*])[\ufe0e\ufe0f]'
        '|(?<=[0-9#*])[\ufe0e\ufe0f](?!\u20e3)'
        '|(?<![\u3400-\u9fff\U00020000-\U0003ffff])[\U000e0100-\U000e01ef]',
        '', 'g'),
      NFKC), U&'\0e4d\0e32', U&'\0e33'), U&'\0ecd\0eb2', U&'\0eb3'), ' +', ' ', 'g'), ' ')
  end
$$;

-- Names from before that break it are mended. Whoever had only what cannot be seen is called as if there were none.
update users set name = clean_name(name)
where name <> clean_name(name);
update organizations set name = coalesce(nullif(clean_name(name), ''), 'Unnamed')
where name <> clean_name(name);
update campaigns set name = coalesce(nullif(clean_name(name), ''), 'Unnamed')
where name <> clean_name(name);
update collabs set name = coalesce(nullif(clean_name(name), ''), 'Unnamed')
where name <> clean_name(name);
update access_tokens set description = coalesce(nullif(clean_name(description), ''), 'Unnamed')
where description <> clean_name(description);
update addresses set name = coalesce(nullif(clean_name(name), ''), 'Unnamed'), line1 =
  coalesce(nullif(clean_name(line1), ''), 'Unnamed'), city = coalesce(nullif(clean_name(city), ''), 'Unnamed')
where name <> clean_name(name) or line1 <> clean_name(line1) or city <> clean_name(city);
update addresses set line2 = nullif(clean_name(line2), ''), state = nullif(clean_name(state), ''), postal_code =
  nullif(clean_name(postal_code), '')
where line2 <> clean_name(line2) or state <> clean_name(state) or postal_code <> clean_name(postal_code);
update billing_details set legal_name = nullif(clean_name(legal_name), ''), tax_id = nullif(clean_name(tax_id), ''),
  line1 = nullif(clean_name(line1), ''), line2 = nullif(clean_name(line2), ''), postal_code =
  nullif(clean_name(postal_code), ''), city = nullif(clean_name(city), ''), state = nullif(clean_name(state), '')
where legal_name <> clean_name(legal_name) or tax_id <> clean_name(tax_id) or line1 <> clean_name(line1) or line2 <>
  clean_name(line2) or postal_code <> clean_name(postal_code) or city <> clean_name(city) or state <>
  clean_name(state);
update payout_methods set legal_name = nullif(clean_name(legal_name), '')
where legal_name <> clean_name(legal_name);
update shipments set carrier = coalesce(nullif(clean_name(carrier), ''), 'Unnamed')
where carrier <> clean_name(carrier);
update shipments set tracking_number = nullif(clean_name(tracking_number), '')
where tracking_number <> clean_name(tracking_number);
update submission_files set name = coalesce(nullif(clean_name(name), ''), 'file')
where name <> clean_name(name);
update campaign_submissions set account_handle = clean_name(account_handle)
where account_handle <> clean_name(account_handle);

-- The mark of staff in the audit log. It is taken off after all else, since it may have been hidden among it.
update users set name = regexp_replace(name, ' ?(\( ?staff ?\) ?)+$', '', 'i') where name ~* '\( ?staff ?\)$';

-- A table whose checks still wait cannot be altered.
set constraints all immediate;
set constraints all deferred;

alter table users add constraint users_name_clean check (name = clean_name(name));
alter table organizations add constraint organizations_name_clean check (name = clean_name(name));
alter table campaigns add constraint campaigns_name_clean check (name = clean_name(name));
alter table collabs add constraint collabs_name_clean check (name = clean_name(name));
alter table access_tokens add constraint access_tokens_description_clean check (description = clean_name(description));
alter table addresses
  add constraint addresses_name_clean check (name = clean_name(name)),
  add constraint addresses_line1_clean check (line1 = clean_name(line1)),
  add constraint addresses_city_clean check (city = clean_name(city)),
  add constraint addresses_line2_clean check (line2 = clean_name(line2)),
  add constraint addresses_state_clean check (state = clean_name(state)),
  add constraint addresses_postal_code_clean check (postal_code = clean_name(postal_code));
alter table billing_details
  add constraint billing_details_legal_name_clean check (legal_name = clean_name(legal_name)),
  add constraint billing_details_tax_id_clean check (tax_id = clean_name(tax_id)),
  add constraint billing_details_line1_clean check (line1 = clean_name(line1)),
  add constraint billing_details_line2_clean check (line2 = clean_name(line2)),
  add constraint billing_details_postal_code_clean check (postal_code = clean_name(postal_code)),
  add constraint billing_details_city_clean check (city = clean_name(city)),
  add constraint billing_details_state_clean check (state = clean_name(state));
alter table payout_methods add constraint payout_methods_legal_name_clean check (legal_name = clean_name(legal_name));
alter table shipments
  add constraint shipments_carrier_clean check (carrier = clean_name(carrier)),
  add constraint shipments_tracking_number_clean check (tracking_number = clean_name(tracking_number));
alter table submission_files add constraint submission_files_name_clean check (name = clean_name(name));
alter table campaign_submissions
  add constraint campaign_submissions_account_handle_clean check (account_handle = clean_name(account_handle));
alter table users add constraint users_name_not_staff check (name !~* '\( ?staff ?\)$');
