-- What is on its way, found without the messages that wait.
create index webhook_deliveries_claimed on webhook_deliveries (claimed_until) where state = 'waiting' and claimed_until is not null;
