import { z } from 'zod';
import { buildSandbox } from './app.ts';

const Environment = z.object({
  /** 0 takes a free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Where the mailbox takes mail; 0 takes a free port. */
  SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  SEED: z.coerce.number().int().min(0).default(1),
  MARKET_QUERIES: z.coerce.number().int().min(1).optional(),
  MARKET_PRODUCTS: z.coerce.number().int().min(1).optional(),
  /** Simulated seconds in a real second. */
  SPEED: z.coerce.number().min(0).default(1),
  /** Where its clock starts unless it has come further already; without it at the real time. */
  START_AT: z.iso.datetime().optional(),
  /** A file for what people and clients do here; without it a restart forgets it. */
  STATE_FILE: z.string().min(1).optional(),
  EXIT_WITH_PARENT: z.enum(['0', '1']).default('0'),
});

const environment = Environment.safeParse(process.env);
if (!environment.success) {
  process.stderr.write(`The sandbox cannot start: ${z.prettifyError(environment.error)}\n`);
  process.exit(2);
}
const {
  PORT,
  SMTP_PORT,
  HOST,
  SEED,
  MARKET_QUERIES,
  MARKET_PRODUCTS,
  SPEED,
  START_AT,
  STATE_FILE,
  EXIT_WITH_PARENT,
} = environment.data;

const app = buildSandbox({
  seed: SEED,
  queryCount: MARKET_QUERIES,
  productCount: MARKET_PRODUCTS,
  startAt: START_AT === undefined ? undefined : new Date(START_AT),
  speed: SPEED,
  stateFile: STATE_FILE,
  smtp: { host: HOST, port: SMTP_PORT },
});

async function stop(): Promise<void> {
  await app.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
if (EXIT_WITH_PARENT === '1') {
  // The parent holds the other end of stdin; when it dies, however it dies, the stream ends.
  process.stdin.once('end', () => void stop());
  process.stdin.resume();
}

try {
  const url = await app.listen({ port: PORT, host: HOST });
  const { smtpUrl } = (await app.inject('/mailbox/server')).json<{ smtpUrl: string }>();
  process.stdout.write(`${JSON.stringify({ ready: true, url, smtpUrl })}\n`);
} catch (error) {
  process.stderr.write(`The sandbox cannot listen on ${HOST}:${PORT}: ${String(error)}\n`);
  process.exit(1);
}
