-- Lists that ask for students of a location, archived ones too, or for the few contacts that are black-listed, read the
-- whole table in a large centre.
create index student_of_location on student (centre_id, location_id);
create index guardian_link_black_listed on guardian_link (centre_id, student_id) where black_list;
