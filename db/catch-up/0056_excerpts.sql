-- The beginning of a brief as one line of text, kept with it: whoever shows many programs would otherwise read all
-- of their briefs to the end each time. The database makes it, so that nothing that writes a brief can forget it.
-- A brief is clean HTML: each `<` begins a tag of a known few, and it has no other entities than these four. Its
-- first 8,000 letters are looked at, however little text is among their tags; a tag that ends later is left out.
create function excerpt_of(brief text) returns text language sql immutable as $$
  select case when length(line) <= 300 then line else rtrim(left(line, 299)) || '…' end
  from (
    select btrim(regexp_replace(
      replace(replace(replace(replace(
        regexp_replace(
          regexp_replace(left(brief, 8000),
            '</?(?:p|div|br|hr|h[1-6]|blockquote|pre|ul|ol|li)(?: [^<>]*)?>', ' ', 'g'),
          '<[^<>]*>|(?:<[^<>]*|&[a-z]*)$', '', 'g'),
        '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
      '[\s\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g')) as line
  ) made
$$;

alter table campaigns add column excerpt text not null default '';
alter table collabs add column excerpt text not null default '';
update campaigns set excerpt = excerpt_of(brief) where brief <> '';
update collabs set excerpt = excerpt_of(brief) where brief <> '';

create function keep_excerpt() returns trigger language plpgsql as $$
begin
  new.excerpt := excerpt_of(new.brief);
  return new;
end $$;
-- Only with the brief, not with each post that is paid. Nobody else says what the excerpt is.
create trigger campaigns_keep_excerpt before insert or update of brief, excerpt on campaigns
  for each row execute function keep_excerpt();
create trigger collabs_keep_excerpt before insert or update of brief, excerpt on collabs
  for each row execute function keep_excerpt();
