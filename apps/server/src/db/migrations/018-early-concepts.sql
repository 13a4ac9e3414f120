-- What is painted of a generation that is not over: its small pictures, shown as they come.
alter table predictions add early jsonb;
