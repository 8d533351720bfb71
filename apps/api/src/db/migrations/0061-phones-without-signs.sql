-- Phones as their digits alone, so that a roster is searched for 212 555 0171 however it was written down.
alter table app_user add column phone_digits text not null generated always as (
  regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || regexp_replace(coalesce(phone2, ''), '\D', '', 'g')
) stored;
