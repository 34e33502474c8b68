-- On which shelves a product stands, whatever the query: the table itself is in the order of queries.
alter table shelf_tile
  add projection by_sku (select mp, sku, city, taken_at, query, place order by mp, sku, city, taken_at)
