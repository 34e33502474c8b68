import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { TestApp } from '../app.ts';

const End = z.object({ reads: z.int(), failed: z.int(), kids: z.array(z.string()) });

/** A server of its own that opens the cabinets' keys until it is stopped, and tells how it went. */
export async function startKeyReader(
  { context }: TestApp,
  reads: number,
): Promise<{ stop(): Promise<z.infer<typeof End>> }> {
  const { DATABASE_URL, CLICKHOUSE_URL, DATA_DIR } = context.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'read-keys-child.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL, CLICKHOUSE_URL, DATA_DIR, READS: String(reads) },
  });
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.value !== 'reading') throw new Error('The reader of keys did not start.');
  return {
    stop: async () => {
      child.stdin.end();
      const last = await lines.next();
      await exit;
      return End.parse(JSON.parse(String(last.value)));
    },
  };
}
