-- In the background.
alter table shelf_tile materialize projection by_sku
