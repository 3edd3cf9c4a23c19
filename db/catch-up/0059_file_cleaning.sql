-- Files that were stored before files were cleaned are cleaned by a job. What cannot be is left as it is.
alter table submission_files
  add column cleaning text not null default 'due' check (cleaning in ('due', 'done', 'failed'));
create index submission_files_due on submission_files (id) where cleaning = 'due';
