/** The tile of a product with its neighbours on a page of search, as many as fit; from the beginning where it is not on the page. */
export function aroundOwn<Tile extends { sku: number }>(
  tiles: readonly Tile[],
  sku: number,
  most: number,
): Tile[] {
  const own = tiles.findIndex((tile) => tile.sku === sku);
  const first = Math.max(0, Math.min(own - Math.floor((most - 1) / 2), tiles.length - most));
  return tiles.slice(first, first + most);
}
