/** Without its own time a replica forgets tokens within an hour; one node keeps them until as many others have come. */
const TOKENS_KEPT_SECONDS = 365 * 24 * 3600;

const MERGE_TREE = /^(?:\w+)?MergeTree$/;
const ENGINE = /\bengine\s*=\s*(\w+)/i;
const TRUNCATE = /^\s*truncate table (\w+)\s*$/i;
const CREATE = /^\s*create table\b/i;
const CREATE_AGAIN = /^\s*create or replace table (\w+)/i;
const OR_REPLACE = /\bor replace /i;
const WAIT_FOR_ONE = /\bmutations_sync\s*=\s*1\b/gi;
const WINDOW = /\bnon_replicated_deduplication_window\s*=\s*(\d+)/i;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** The statement without what stands in comments, quotes and brackets, each character at its place. */
function outlineOf(sql: string): string {
  let outline = sql.replaceAll(/--[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\]|\\.)*'/g, blank);
  for (let before = ''; before !== outline; ) {
    before = outline;
    outline = outline.replaceAll(/\([^()]*\)/g, blank);
  }
  return outline;
}

/** A table without a window of tokens stores a block twice that is sent twice, as it does on one node. */
function keepTokens(definition: string): string {
  const place = outlineOf(definition).search(/\bsettings\b/i);
  if (place < 0) return `${definition.trimEnd()}\nsettings replicated_deduplication_window = 0`;
  const [before, settings] = [definition.slice(0, place), definition.slice(place)];
  if (!WINDOW.test(settings))
    return `${before}${settings.replace(/^settings/i, 'settings replicated_deduplication_window = 0,')}`;
  const kept = `replicated_deduplication_window = $1, replicated_deduplication_window_seconds = ${TOKENS_KEPT_SECONDS}`;
  return `${before}${settings.replace(WINDOW, kept)}`;
}

function replicateTable(sql: string): string {
  const found = ENGINE.exec(outlineOf(sql));
  // `as` another table: with that one's engine.
  if (!found) return sql;
  const [written, engine = ''] = found;
  const [before, after] = [sql.slice(0, found.index), sql.slice(found.index + written.length)];
  // A set lives in one node's memory: a replica that was away would go on with an old one, a new replica with none.
  if (engine === 'Set') return keepTokens(`${before}engine = ReplicatedMergeTree order by tuple()${after}`);
  if (!MERGE_TREE.test(engine) || engine.startsWith('Replicated'))
    throw new Error(`A table of ${engine} has no replicas.`);
  return keepTokens(`${before}engine = Replicated${engine}${after}`);
}

/**
 * A statement on the tables of one node, as one replica of a shard carries it out for all of them. The database is one of the
 * engine `Replicated`: what tables there are and how they are called goes over by its log, what is in them by their own.
 */
export function replicate(sql: string): string[] {
  const outline = outlineOf(sql);
  const [, emptied] = TRUNCATE.exec(outline) ?? [];
  // The log of the database would have each replica empty the table, whenever it comes to it; this goes by the log of the table.
  if (emptied !== undefined) return [`alter table ${emptied} drop partition all`];
  const [, made] = CREATE_AGAIN.exec(outline) ?? [];
  // Under a name for the time between in one statement: plain steps of the log instead.
  if (made !== undefined)
    return [`drop table if exists ${made} sync`, replicateTable(sql.replace(OR_REPLACE, ''))];
  if (CREATE.test(outline)) return [replicateTable(sql)];
  return [sql.replaceAll(WAIT_FOR_ONE, 'mutations_sync = 2')];
}
