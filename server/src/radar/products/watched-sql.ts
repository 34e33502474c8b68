import { sql } from 'kysely';

/**
 * Columns of `Watched`, of the rows `radar_products as put`, `watched_cards as card` (as buyers see it) and
 * `watched_cards as own` (as the seller's methods tell it), where there is one.
 */
export const watchedSql = sql`
  put.is_paused, put.resting_since, card.is_gone,
  least(card.failing_since, own.failing_since) as failing_since,
  greatest(card.looked_at, own.looked_at) as looked_at,
  least(card.next_look_at, own.next_look_at) as next_look_at,
  least(card.every_seconds, own.every_seconds) as every_seconds`;

export const watchedCardsSql = sql`
  join watched_cards as card on card.id = put.card_id
  left join watched_cards as own on own.id = put.own_card_id`;
