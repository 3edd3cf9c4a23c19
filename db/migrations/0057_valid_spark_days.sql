-- Looks at all rows without keeping anyone from writing.
alter table collabs validate constraint collabs_spark_days_check;
alter table collab_submissions validate constraint collab_submissions_asked_spark_days_check;
