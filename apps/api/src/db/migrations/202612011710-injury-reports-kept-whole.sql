-- A version of an injury report is kept whole: all but the columns that are named here stay as they were written, so that a column
-- that is added later is kept without being named. Who is deleted leaves (room_id and the ids of people become null), children that were merged are one; a picture may
-- go; whether it holds, who reviewed it and who signed it follow, each once.
create or replace function injury_report_is_kept() returns trigger language plpgsql as $$
declare
  follow constant text[] := '{status,photo,room_id,other_student_id,created_by,reviewed_by,reviewed_at,signed_by,signed_name,signed_how,signed_at,signed_strokes,student_id}';
begin
  if to_jsonb(new) - follow is distinct from to_jsonb(old) - follow
    or (new.photo is not null and new.photo is distinct from old.photo)
    or (old.signed_at is not null and row(new.signed_at, new.signed_name, new.signed_how, new.signed_strokes)
      is distinct from row(old.signed_at, old.signed_name, old.signed_how, old.signed_strokes))
    or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at) then
    raise exception 'A version of an injury report is never rewritten.'
      using errcode = '23514', constraint = 'injury_report_is_kept';
  end if;
  return new;
end $$;
