-- What was mailed counts for the day, also when the project or the kit is gone for ever.
alter table member_invitations drop constraint member_invitations_check;
alter table member_invitations add constraint member_invitations_check check (num_nonnulls(project_id, brand_kit_id) <= 1);
alter table member_invitations drop constraint member_invitations_project_id_fkey;
alter table member_invitations add constraint member_invitations_project_id_fkey
  foreign key (project_id) references projects on delete set null;
alter table member_invitations drop constraint member_invitations_brand_kit_id_fkey;
alter table member_invitations add constraint member_invitations_brand_kit_id_fkey
  foreign key (brand_kit_id) references brand_kits on delete set null;
