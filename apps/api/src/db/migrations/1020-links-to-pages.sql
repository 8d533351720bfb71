-- Short links lead to pages, never to files: what shows a file asks who is looking.
delete from tiny_link where picture is not null or path like '/files/%';
alter table tiny_link drop column picture;
