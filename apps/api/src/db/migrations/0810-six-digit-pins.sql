-- PINs have four to six digits; a location may ask for six.
alter table checkin_setting add column six_digit_pin boolean not null default false;
