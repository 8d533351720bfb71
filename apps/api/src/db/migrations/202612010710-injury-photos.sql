-- A picture of an injury, with the latest version of its report alone; it may go, and never becomes another.
alter table injury_report add column photo text;
alter table injury_report add constraint injury_report_photo check (status = 'current' or photo is null) not valid;
alter table injury_report validate constraint injury_report_photo;
create index injury_report_pictured on injury_report (centre_id, photo) where photo is not null;

create or replace function injury_report_is_kept() returns trigger language plpgsql as $$
begin
  if row(new.date, new.time, new.place, new.kind, new.severity, new.what, new.parts, new.treatments, new.first_aid, new.aider,
      new.witnesses, new.told, new.told_how, new.told_at, new.staff_note, new.version, new.first_id, new.replaces_id, new.reason,
      new.created_at)
    is distinct from row(old.date, old.time, old.place, old.kind, old.severity, old.what, old.parts, old.treatments, old.first_aid,
      old.aider, old.witnesses, old.told, old.told_how, old.told_at, old.staff_note, old.version, old.first_id, old.replaces_id,
      old.reason, old.created_at)
    or (new.photo is not null and new.photo is distinct from old.photo)
    or (old.signed_at is not null and row(new.signed_at, new.signed_name, new.signed_how)
      is distinct from row(old.signed_at, old.signed_name, old.signed_how))
    or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at) then
    raise exception 'A version of an injury report is never rewritten.'
      using errcode = '23514', constraint = 'injury_report_is_kept';
  end if;
  return new;
end $$;
