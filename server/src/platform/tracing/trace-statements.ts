import type { LogEvent } from 'kysely';
import type { ClickHouse } from '../clickhouse/client.ts';
import type { Attributes, Tracing } from './tracing.ts';

// Values are parameters, but even of the text only the verb and the first table leave the process.
const VERB = /\b(select|insert|update|delete|merge|lock|truncate|copy)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)\b(?!\s*\()"?/i;

/** `select users` of a statement, in the words of its first verb and table. */
export function summarize(sql: string): string {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(sql)?.[1]?.toLowerCase();
  return table === undefined ? verb : `${verb} ${table}`;
}

export const tracePostgres =
  (tracing: Tracing) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    const summary = summarize(query.sql);
    tracing.addStatement({
      name: summary,
      durationMs: queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
      isFailed: level === 'error',
    });
  };

/** Statements of this engine have names. */
export function traceClickHouse(clickhouse: ClickHouse, tracing: Tracing): ClickHouse {
  async function timed<Result>(
    named: string | { name: string },
    work: () => Promise<Result>,
    describe: (result: Result) => Attributes = () => ({}),
  ): Promise<Result> {
    const name = typeof named === 'string' ? named : named.name;
    const begun = performance.now();
    const add = (isFailed: boolean, more: Attributes = {}) =>
      tracing.addStatement({
        name,
        durationMs: performance.now() - begun,
        attributes: { 'db.system.name': 'clickhouse', 'db.query.summary': name, ...more },
        isFailed,
      });
    try {
      const result = await work();
      add(false, describe(result));
      return result;
    } catch (error) {
      add(true);
      throw error;
    }
  }
  const countRows = (rows: readonly unknown[]) => ({ 'db.response.returned_rows': rows.length });
  return {
    ...clickhouse,
    rows: (named, ...rest) => timed(named, () => clickhouse.rows(named, ...rest), countRows),
    page: (named, ...rest) =>
      timed(
        named,
        () => clickhouse.page(named, ...rest),
        ({ rows }) => countRows(rows),
      ),
    binary: (name, ...rest) => timed(name, () => clickhouse.binary(name, ...rest)),
    command: (name, ...rest) => timed(name, () => clickhouse.command(name, ...rest)),
    insert: (name, ...rest) => timed(name, () => clickhouse.insert(name, ...rest)),
    insertCsv: (name, ...rest) => timed(name, () => clickhouse.insertCsv(name, ...rest)),
    insertJson: (name, ...rest) => timed(name, () => clickhouse.insertJson(name, ...rest)),
    insertBinary: (name, ...rest) => timed(name, () => clickhouse.insertBinary(name, ...rest)),
  };
}
