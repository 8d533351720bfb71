-- The team clocks itself on a tablet that has no line; what the clock contradicts is told to staff like who was stopped.
alter table kiosk_event drop constraint kiosk_event_kind_check,
  add constraint kiosk_event_kind_check check (kind in ('check', 'clock', 'stopped', 'locked'));
alter table door_alert drop constraint door_alert_kind_check,
  add constraint door_alert_kind_check check (kind in ('black_list', 'not_listed', 'locked', 'clock'));
