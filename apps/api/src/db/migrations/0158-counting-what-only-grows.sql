-- Tables every check-in writes to are counted anew after thousands of rows instead of fifty. After each count every
-- connection plans its statements again (30 ms of them at the door), and in the morning of a young database that came every
-- five seconds, on all of them at once. Their number of pages is known without a count, and what is in them is alike.
alter table attendance set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_insert_threshold = 10000);
alter table attendance_room set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_insert_threshold = 10000);
alter table attendance_event set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_insert_threshold = 10000);
alter table audit set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_insert_threshold = 10000);
alter table operation set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_insert_threshold = 10000);
