-- Jobs of pg-boss drive generations: a claim is its number, and no process is named in it any more.
drop index predictions_running;
alter table predictions drop column process;
create index predictions_open on predictions (state) where state in ('starting', 'processing');
