-- The days that a Spark code has to be good for at least; null where a collab names none.
alter table collabs
  add column spark_days integer,
  add constraint collabs_spark_days_check
    check (spark_days is null or (require_spark_ads and spark_days in (7, 30, 60, 365))) not valid;

-- The same as it was when the creator applied. How long the code is good that they gave is in spark_days.
alter table collab_submissions
  add column asked_spark_days integer,
  add constraint collab_submissions_asked_spark_days_check
    check (asked_spark_days is null or (require_spark_ads and asked_spark_days in (7, 30, 60, 365))) not valid;
