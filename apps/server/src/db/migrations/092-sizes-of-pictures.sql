-- Smaller versions of pictures, by content: pictures that are the same share them. They are made when they are first asked for.
create table picture_sizes (
  source text not null,
  width integer not null,
  sha256 text not null,
  primary key (source, width)
);
create index picture_sizes_content on picture_sizes (sha256);
