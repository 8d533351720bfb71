-- So many minutes after its planned time a dose nobody wrote of is asked about.
alter table health_setting
  add column dose_grace smallint not null default 60;
alter table health_setting add constraint health_setting_dose_grace check (dose_grace between 10 and 240) not valid;
alter table health_setting validate constraint health_setting_dose_grace;

-- That nobody has written of it stands in the log, beside what became of it later.
alter table medication_event drop constraint medication_event_kind_check;
alter table medication_event add constraint medication_event_kind_check check (kind in ('requested', 'approved', 'declined', 'ended',
  'given', 'refused', 'missed', 'spilled', 'received', 'returned', 'withdrawn', 'unanswered')) not valid;
alter table medication_event validate constraint medication_event_kind_check;
