-- A new link gives nothing that nobody chose: cameras and messages are switched on by whoever links.
alter table guardian_link alter column watch_camera set default false, alter column alert set default false;
