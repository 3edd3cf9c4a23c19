-- Organizations stand beside what staff do as people do, so they are not called like them either.
update organizations
set name = coalesce(nullif(regexp_replace(name, ' ?(\( ?staff ?\) ?)+$', '', 'i'), ''), 'Unnamed')
where name ~* '\( ?staff ?\)$';

-- A table whose checks still wait cannot be altered.
set constraints all immediate;
set constraints all deferred;

alter table organizations add constraint organizations_name_not_staff check (name !~* '\( ?staff ?\)$');
