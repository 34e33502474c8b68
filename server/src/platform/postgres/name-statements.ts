import { createHash } from 'node:crypto';

/** So often the process must have put a statement: what is put once is not worth a place in the server's memory. */
const OFTEN = 5;
/** Lists of values make ever new texts. */
const MOST_COUNTED = 5000;
const MOST_NAMED = 1000;
/** Each costs the server some ten kilobytes for as long as the connection lives. */
const MOST_OF_CONNECTION = 300;
/**
 * A star of tables: another column would change what a statement brings, which the server refuses for those that it
 * knows from before. Not that of a count, nor of a product.
 */
const TAKES_WHATEVER_COLUMNS = /(?:\bselect|\breturning|,|\.)\s*\*/i;

/** A plan for all values reckons with ten elements of each list. */
const LONG_LIST = 50;

type Statement = { text: string; values: readonly unknown[] };
/** Under which name one connection puts a statement; without one it is read and planned anew. */
export type NameStatement = (ofConnection: Set<string>, statement: Statement) => string | undefined;

/** Without values it is what begins and ends transactions; with a long list it needs a plan of its own. */
function isPlannedAlike(values: readonly unknown[]): boolean {
  return values.length > 0 && !values.some((value) => Array.isArray(value) && value.length > LONG_LIST);
}

/**
 * A statement with a name is read once by a connection, and planned once after some executions: more than half of what
 * a short one costs the server (decision 0077).
 */
export function nameOftenPut(): NameStatement {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED) return known;
    if (counts.size >= MOST_COUNTED) counts.clear();
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count < OFTEN || TAKES_WHATEVER_COLUMNS.test(text)) return undefined;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  return (ofConnection, { text, values }) => {
    const name = isPlannedAlike(values) ? nameOf(text) : undefined;
    if (name === undefined || ofConnection.has(name)) return name;
    if (ofConnection.size >= MOST_OF_CONNECTION) return undefined;
    ofConnection.add(name);
    return name;
  };
}
