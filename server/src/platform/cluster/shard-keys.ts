/**
 * Where a row of each table lies on a cluster, chosen by what is asked: rows that one statement joins or counts together have
 * one key. A key is an expression of the table's columns; the engine takes its remainder by the number of shards.
 */

/** The market by the number of a query: a day, its sums and windows, and what is made of them, are joined by it. */
const BY_QUERY = 'query_id';
/** What belongs to a cabinet is asked by that cabinet alone: one shard answers, and the others are not asked. */
const BY_CABINET = 'cabinet';
/** A word is looked up and counted by itself. */
const byText = (column: string) => `cityHash64(${column})`;

export const SHARD_KEYS: Readonly<Record<string, string>> = {
  q: 'id',
  q_word: BY_QUERY,
  query_keys: BY_QUERY,
  query_spellings: BY_QUERY,
  query_spellings_next: BY_QUERY,
  spelling_candidates: BY_QUERY,
  sq_hist: BY_QUERY,
  sq_cum: BY_QUERY,
  sq_cum_next: BY_QUERY,
  sq_win: BY_QUERY,
  sq_win_next: BY_QUERY,
  sq_city: BY_QUERY,
  sq_hour: BY_QUERY,
  undervalued_lists: BY_QUERY,
  jump_bases: BY_QUERY,
  jump_rows: BY_QUERY,

  word_form: byText('word'),
  word_win: byText('stem'),
  word_win_next: byText('stem'),
  spelling_words: byText('word'),
  spelling_pairs: byText('wrong'),
  misspelt_words: byText('stem'),
  misspelt_words_next: byText('stem'),

  // A source of a cabinet is one partition, which is replaced as a whole: it has to lie in one place.
  sq_source_day: BY_CABINET,
  sq_source_line: BY_CABINET,

  position_checks_raw: BY_CABINET,
  // Filled by views of the same node, which read what the node stores: the same key as their source.
  position_hourly: BY_CABINET,
  position_6h: BY_CABINET,
  position_latest: BY_CABINET,
  position_forecasts: BY_CABINET,

  own_query_day: BY_CABINET,
  own_product_day: BY_CABINET,
  own_ad_day: BY_CABINET,
  own_request_counts: BY_CABINET,
  own_place_curves: BY_CABINET,
  own_newest_places: BY_CABINET,

  // A shelf and its reading, whoever asked for them.
  shelf_read: byText('query'),
  shelf_tile: byText('query'),
  card_snap: 'sku',
};

/** Kept in memory and whole on every node, because a set cannot be read from another one. */
export const SETS: readonly string[] = [
  'folded_queries',
  'folded_queries_next',
  'misspelt_queries',
  'misspelt_queries_next',
];

/**
 * Filled from tables of the same key, a row from rows of its own query alone: each node makes its own part, and nothing
 * goes over the network.
 */
export const MADE_ON_EACH_NODE: readonly string[] = ['sq_cum_next', 'sq_win_next'];
