-- Each time a visitor is let in is a record of its own, so that who might watch, and when, can be read afterwards. Two that
-- stand never name the same day.
alter table visitor drop constraint visitor_pair;
alter table visitor add constraint visitor_overlap exclude using gist (
  centre_id with =, student_id with =, user_id with =, daterange(from_date, until_date, '[]') with &&
) where (ended_at is null);
create index visitor_of_student on visitor (centre_id, student_id, user_id);
