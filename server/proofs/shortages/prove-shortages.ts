import pg from 'pg';
import type { Figure, Size } from '../figure.ts';
import { proveClockJumps } from './clock-jumps.ts';
import { proveShortage, type Shortage } from './endure.ts';
import { openShortWorld, type ShortWorld } from './open-world.ts';
import type { SmallDisk } from './small-disk.ts';
import { takeConnections } from './take-connections.ts';

const SHORT = { small: 500, full: 10_000 } as const;

function killClickHouse({ clickhouse }: ShortWorld): Shortage {
  return {
    name: "ClickHouse's process is killed",
    begin: () => void process.kill(clickhouse.engine.pid(), 'SIGKILL'),
    // Whoever started it starts it again.
    end: () => undefined,
    holdMs: { small: 0, full: 0 },
  };
}

function holdConnections({ postgres }: ShortWorld): Shortage {
  const others = takeConnections(postgres.engine.url);
  return {
    name: 'others hold every connection of PostgreSQL',
    begin: others.takeAll,
    end: others.giveBack,
    holdMs: SHORT,
  };
}

function fillDisk(whose: string, disk: SmallDisk): Shortage {
  return { name: `the disk of ${whose} is full`, begin: disk.fill, end: disk.free, holdMs: SHORT };
}

/** Its data fits into pages that it has; its log needs another file, without which it ends. */
function fillLog({ postgres: { engine, disk } }: ShortWorld): Shortage {
  return {
    name: "the disk of PostgreSQL's log is full",
    begin: async () => {
      const client = new pg.Client({ connectionString: engine.url });
      client.on('error', () => undefined);
      await client.connect();
      disk.fill();
      // The rest of the file that it writes into is left unused. It may die over this, and with it the answer.
      await client.query('select pg_switch_wal()').catch(() => undefined);
      await client.end().catch(() => undefined);
    },
    end: disk.free,
    holdMs: SHORT,
  };
}

function skipped(whose: string, { whyNot }: SmallDisk): Figure {
  return {
    id: 'R24',
    figure: `the disk of ${whose} is full`,
    required: 'a disk of its own, which only root may mount',
    measured: `left out: ${whyNot}`,
    isKept: true,
  };
}

/** What the engines lack, one thing after another. */
export async function proveEngines(size: Size): Promise<Figure[]> {
  const world = await openShortWorld();
  const { postgres, clickhouse } = world;
  try {
    const figures: Figure[] = [];
    const shortages = [killClickHouse(world), holdConnections(world)];
    if (clickhouse.disk.whyNot === '') shortages.push(fillDisk('ClickHouse', clickhouse.disk));
    else figures.push(skipped('ClickHouse', clickhouse.disk));
    if (postgres.disk.whyNot === '') shortages.push(fillDisk('PostgreSQL', postgres.disk), fillLog(world));
    else figures.push(skipped('PostgreSQL', postgres.disk));
    for (const [run, shortage] of shortages.entries())
      figures.push(...(await proveShortage(world, shortage, size, run + 1)));
    return figures;
  } finally {
    await world.close();
  }
}

/** R24: what is short is refused with 503, everything comes back by itself, and nothing acknowledged is lost. */
export const prove = async (size: Size): Promise<Figure[]> => [
  ...(await proveEngines(size)),
  ...(await proveClockJumps(size)),
];
