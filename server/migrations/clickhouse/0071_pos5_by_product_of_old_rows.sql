-- In the background.
alter table pos5 materialize projection by_product
