-- A location says how many digits its PINs have: four, five or six; null takes any of them.
alter table checkin_setting alter column six_digit_pin drop default;
alter table checkin_setting alter column six_digit_pin drop not null;
alter table checkin_setting alter column six_digit_pin type smallint using case when six_digit_pin then 6 end;
alter table checkin_setting rename column six_digit_pin to pin_digits;
alter table checkin_setting add constraint checkin_setting_pin_digits check (pin_digits between 4 and 6);
