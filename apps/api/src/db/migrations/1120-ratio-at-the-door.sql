-- A family that came in over the ratio, by the tablet or its own phone: staff are told.
alter table door_alert drop constraint door_alert_kind_check,
  add constraint door_alert_kind_check check (kind in ('black_list', 'not_listed', 'locked', 'clock', 'health', 'ratio'));
