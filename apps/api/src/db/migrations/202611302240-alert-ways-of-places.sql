-- After how many minutes urgent alerts follow by mail and by text at a location; null is what the center set.
alter table location_setting add column alert_mail_after integer;
alter table location_setting add column alert_text_after integer;
alter table location_setting add constraint location_setting_alert_ways
  check (alert_mail_after between 0 and 60 and alert_text_after between 0 and 60
    and num_nonnulls(alert_mail_after, alert_text_after) in (0, 2)) not valid;
alter table location_setting validate constraint location_setting_alert_ways;
