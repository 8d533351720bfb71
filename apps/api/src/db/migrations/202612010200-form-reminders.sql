-- Whoever has not answered a form is reminded by itself: on this day, every so many days after it, until the last.
alter table form
  add column remind_from date,
  add column remind_every integer,
  add column remind_until date;
alter table form add constraint form_reminders check (
  num_nonnulls(remind_from, remind_every, remind_until) in (0, 3)
  and (remind_from is null or (remind_every between 1 and 90 and remind_until between remind_from and remind_from + 366))
) not valid;
alter table form validate constraint form_reminders;
