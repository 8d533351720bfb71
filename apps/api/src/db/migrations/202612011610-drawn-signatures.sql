-- The lines of the pen of whoever signed, beside the name that was typed: JSON, lists of x (to 1000) and y (to 300) in turn.
alter table injury_report add column signed_strokes jsonb;
alter table injury_report add constraint injury_report_strokes
  check (signed_strokes is null or (signed_at is not null and jsonb_typeof(signed_strokes) = 'array')) not valid;
alter table injury_report validate constraint injury_report_strokes;
alter table medication_authorization add column signer_strokes jsonb;
alter table medication_authorization add constraint medication_authorization_strokes
  check (signer_strokes is null or jsonb_typeof(signer_strokes) = 'array') not valid;
alter table medication_authorization validate constraint medication_authorization_strokes;

create or replace function injury_report_is_kept() returns trigger language plpgsql as $$
begin
  if row(new.date, new.time, new.place, new.kind, new.severity, new.what, new.parts, new.treatments, new.first_aid, new.aider,
      new.witnesses, new.told, new.told_how, new.told_at, new.staff_note, new.version, new.first_id, new.replaces_id, new.reason,
      new.created_at)
    is distinct from row(old.date, old.time, old.place, old.kind, old.severity, old.what, old.parts, old.treatments, old.first_aid,
      old.aider, old.witnesses, old.told, old.told_how, old.told_at, old.staff_note, old.version, old.first_id, old.replaces_id,
      old.reason, old.created_at)
    or (new.photo is not null and new.photo is distinct from old.photo)
    or (old.signed_at is not null and row(new.signed_at, new.signed_name, new.signed_how, new.signed_strokes)
      is distinct from row(old.signed_at, old.signed_name, old.signed_how, old.signed_strokes))
    or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at) then
    raise exception 'A version of an injury report is never rewritten.'
      using errcode = '23514', constraint = 'injury_report_is_kept';
  end if;
  return new;
end $$;

-- Whether a location asks that a doctor has signed before a medicine is given, and when the doctor did.
alter table health_setting add column doctor_signs boolean not null default false;
alter table medication_authorization add column doctor_signed_on date;
