import { sql } from 'kysely';

/**
 * How a product is called and looks: as the cabinet's own list has it, else as buyers see it, of the rows
 * `products as product` and `watched_cards as card`. null where nobody has looked yet.
 */
export const nameSql = sql<string | null>`coalesce(nullif(product.name, ''), card.facts->>'title')`;

export const imageSql = sql<string | null>`coalesce(
  product.image_url, '/api/radar/picture?hash=' || (card.facts->'pictures'->0->>'hash'))`;
