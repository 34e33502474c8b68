import pg from 'pg';
import * as z from 'zod';

const Row = z.object({ name: z.string(), hash: z.string() });

/** `read`: a hash of its rows for each table; one without rows has none. */
export type TableHashes = { read(): Promise<Record<string, string>>; close(): Promise<void> };

type Options = {
  /** A statement that lists the tables by `name`. */
  tables: string;
  /** A statement that returns each row of a table as a `line`. */
  linesOf: (table: string) => string;
};

/**
 * Compares many tables many times. Planning a statement over a hundred tables takes ten times as long as reading them, so
 * a connection of its own keeps it planned.
 */
export async function openTableHashes(url: string, { tables, linesOf }: Options): Promise<TableHashes> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: listed } = await client.query<{ name: string }>(tables);
  const lines = listed.map(({ name }) => {
    const literal = client.escapeLiteral(name);
    return `select ${literal} collate "C" as name, line from (${linesOf(client.escapeIdentifier(name))}) lines`;
  });
  const text = `
    select name, md5(string_agg(line, '|' order by line collate "C")) as hash
    from (${lines.join(' union all ')}) every_table group by name order by name`;
  return {
    read: async () => {
      const { rows } = await client.query({ name: 'hash of every table', text });
      return Object.fromEntries(rows.map((row) => Row.parse(row)).map(({ name, hash }) => [name, hash]));
    },
    close: () => client.end(),
  };
}
