-- What a thumbnail is called, and the name the video's file had where it came from.
alter table video add column poster_name text check (length(poster_name) between 1 and 200);
alter table video add column original_file text check (length(original_file) between 1 and 200);
