import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CLICKHOUSE_DATABASE } from '../../server/src/platform/env.ts';

/** The same engine without the settings, limits and lanes that the product gives each statement. */
export function openPlainClickHouse(address: string) {
  const { origin, username, password } = new URL(address);
  const headers = { 'X-ClickHouse-User': username, 'X-ClickHouse-Key': password };
  async function post(body: string): Promise<Response> {
    const url = `${origin}/?database=${CLICKHOUSE_DATABASE}`;
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(600_000) });
    if (answer.ok) return answer;
    throw new Error(`${(await answer.text()).slice(0, 500)}: ${body.slice(0, 200)}`);
  }
  return {
    rows: async (sql: string): Promise<unknown[]> => {
      const lines = (await (await post(`${sql} format JSONEachRow`)).text()).split('\n');
      return lines.filter((line) => line !== '').map((line): unknown => JSON.parse(line));
    },
    command: async (sql: string) => {
      await (await post(sql)).text();
    },
    /** What a statement answers, as a file of Parquet. */
    save: async (sql: string, file: string) => {
      const { body } = await post(`${sql} format Parquet`);
      if (body) await pipeline(body, createWriteStream(file));
    },
  };
}

export type PlainClickHouse = ReturnType<typeof openPlainClickHouse>;
