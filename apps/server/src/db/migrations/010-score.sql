-- The critic's opinion of a design, with its reasons.
alter table designs add score jsonb;
