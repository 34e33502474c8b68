import { Readable } from 'node:stream';
import type * as z from 'zod';
import type { ClickHouse } from '../../src/platform/clickhouse/client.ts';

/** A statement that the product has sent, with its parameters. */
export type Sent = {
  name: string;
  named: Parameters<ClickHouse['rows']>[0];
  sql: string;
  parameters: Record<string, unknown>;
  as: 'rows' | 'page' | 'binary';
};

/**
 * Stores on one node and on the cluster alike, whatever the product stores; it reads from the node, and what it sent
 * stands in `sent`. Tables of one piece of work are gone when that is sent again, so statements about them are left out.
 */
export function createTwin(
  node: ClickHouse,
  cluster: ClickHouse,
  ofEach: number,
): { clickhouse: ClickHouse; sent: () => Sent[] } {
  const known = new Map<string, Sent[]>();

  function note(as: Sent['as'], named: Sent['named'], sql: string, parameters: Sent['parameters']): void {
    if (/\bsystem\.|sq_stage_/.test(sql + JSON.stringify(parameters))) return;
    const name = typeof named === 'string' ? named : named.name;
    const key = `${as} ${name} ${sql}`;
    const same = known.get(key) ?? [];
    const isNew = !same.some((one) => JSON.stringify(one.parameters) === JSON.stringify(parameters));
    if (isNew && same.length < ofEach) known.set(key, [...same, { name, named, sql, parameters, as }]);
  }

  async function onBoth(store: (clickhouse: ClickHouse) => Promise<void>): Promise<void> {
    await store(node);
    await store(cluster);
  }

  async function streamBoth(
    stream: Readable,
    store: (clickhouse: ClickHouse, copy: Readable) => Promise<void>,
  ): Promise<void> {
    const chunks = await stream.toArray();
    await onBoth((clickhouse) =>
      store(
        clickhouse,
        Readable.from([Buffer.concat(chunks.map((one) => Buffer.from(one)))], { objectMode: false }),
      ),
    );
  }

  const clickhouse: ClickHouse = {
    ...node,
    rows: async <T extends z.ZodType>(
      named: Sent['named'],
      sql: string,
      parameters: Sent['parameters'],
      row: T,
    ) => {
      note('rows', named, sql, parameters);
      return node.rows(named, sql, parameters, row);
    },
    page: async (named, sql, parameters, row) => {
      note('page', named, sql, parameters);
      return node.page(named, sql, parameters, row);
    },
    binary: async (name, sql, parameters) => {
      note('binary', name, sql, parameters);
      return node.binary(name, sql, parameters);
    },
    command: (name, sql, parameters) => onBoth((one) => one.command(name, sql, parameters)),
    insert: (name, table, rows, token) => onBoth((one) => one.insert(name, table, rows, token)),
    insertCsv: (name, table, columns, csv) =>
      streamBoth(csv, (one, copy) => one.insertCsv(name, table, columns, copy)),
    insertJson: (name, table, lines) => streamBoth(lines, (one, copy) => one.insertJson(name, table, copy)),
    insertBinary: (name, rows) => onBoth((one) => one.insertBinary(name, rows)),
  };
  return { clickhouse, sent: () => [...known.values()].flat() };
}
