-- Minutes to read an article, at 200 words a minute: counted when it comes in, so that lists need no contents.
alter table articles add read_minutes integer not null default 1;
update articles set read_minutes = greatest(1, ceil(
  cardinality(regexp_split_to_array(trim(regexp_replace(content, '<[^>]*>', ' ', 'g')), '\s+')) / 200.0));
alter table articles alter read_minutes drop default;
