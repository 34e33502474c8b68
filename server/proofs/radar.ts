import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { type Figure, never, type Size } from './figure.ts';
import { type CardHistory, readHistory, sayAt, type TrueKind } from './radar/card-truth.ts';
import { type FeedLine, isFound, isSeen, isTrue } from './radar/judge-lines.ts';
import { openLooks } from './radar/look-at-all.ts';
import { openRadarWorld, type RadarWorld } from './radar/open-world.ts';
import { type PlannedCard, type Planted, planChanges } from './radar/plan-changes.ts';

type Planting = { own: number; rivals: number; perKind: number; days: number };
type Sizes = { products: number; usual: Planting; badDay: Planting; quiet: { cards: number; days: number } };

const SIZES: Record<Size, Sizes> = {
  small: {
    products: 600,
    usual: { own: 2, rivals: 4, perKind: 2, days: 8 },
    badDay: { own: 1, rivals: 2, perKind: 2, days: 8 },
    quiet: { cards: 50, days: 5 },
  },
  full: {
    products: 5000,
    usual: { own: 40, rivals: 107, perKind: 4, days: 28 },
    badDay: { own: 10, rivals: 30, perKind: 4, days: 28 },
    quiet: { cards: 3700, days: 28 },
  },
};
const START = new Date('2026-09-01T06:00:00Z');
/** Seldomer than the schedule looks: what is found so is found by it. */
const OWN_HOURS = 4;
const RIVAL_HOURS = 8;

async function order({ sandbox }: RadarWorld, { path, order }: Planted): Promise<void> {
  if (path === '') return;
  const answer = await fetch(`${sandbox.url}/truth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

async function readStarts(world: RadarWorld): Promise<PlannedCard[]> {
  const skus = [...world.own, ...world.rivals];
  const histories = await readHistories(world, skus, new Date(START.getTime() + HOUR_MS));
  const categories = await readCategoryIds(world);
  return skus.flatMap((sku) => {
    const history = histories.get(sku);
    if (history === undefined) return [];
    const name = sayAt(history, 'category', START);
    return {
      sku,
      pictures: history.pictures[0]?.pictures.map(({ address }) => address) ?? [],
      characteristics: history.characteristics[0]?.characteristics ?? [],
      stock: Number(sayAt(history, 'stock', START)),
      categoryIds: categories
        .filter((category) => category.name !== name)
        .map(({ id }) => id)
        .slice(0, 2),
    };
  });
}

/** Some shelves of the market by their numbers, as the cards on them name them. */
async function readCategoryIds({
  sandbox,
  rivals,
  own,
}: RadarWorld): Promise<{ id: number; name: string }[]> {
  const found = new Map<number, string>();
  for (const sku of [...rivals, ...own]) {
    if (found.size === 4) break;
    const inner = encodeURIComponent(`/product/${sku}/`);
    const page = await fetch(`${sandbox.url}/storefront/api/composer-api.bx/page/json/v2?url=${inner}`);
    const [, name, id] =
      /text\\":\\"([^"\\]+)\\",\\"link\\":\\"\/category\/[^"]*?-(\d+)\/\\"/.exec(await page.text()) ?? [];
    if (name !== undefined) found.set(Number(id), name);
  }
  return [...found].map(([id, name]) => ({ id, name }));
}

async function readHistories({ sandbox }: RadarWorld, skus: readonly number[], to: Date) {
  const histories = new Map<number, CardHistory>();
  for (const sku of skus) histories.set(sku, await readHistory(sandbox, sku, START, to));
  return histories;
}

async function readLines({ app }: RadarWorld): Promise<FeedLine[]> {
  const { rows } = await sql<FeedLine>`
    select sku, kind, difference, from_at, at, last_at from radar_changes`.execute(app.context.db);
  return rows;
}

/** From the beginning to the end, so many hours apart. */
function momentsEvery(hours: number, days: number): Date[] {
  const count = Math.floor((days * 24) / hours);
  return Array.from({ length: count }, (_, step) => new Date(START.getTime() + (step + 1) * hours * HOUR_MS));
}

function percent(part: number, of: number): string {
  return `${((100 * part) / Math.max(of, 1)).toFixed(2)} %`;
}

function describeLine({ sku, kind, difference, at }: FeedLine): string {
  return `${sku} ${kind} ${at.toISOString()} ${JSON.stringify(difference).slice(0, 160)}`;
}

async function proveFound(
  weather: 'usual' | 'badDay',
  planting: Planting,
  { products, least }: { products: number; least: number },
): Promise<Figure[]> {
  const world = await openRadarWorld({ ...planting, products, hasPictures: true, start: START });
  try {
    const planned = planChanges(await readStarts(world), { ...planting, from: START });
    for (const planted of [...planned.changes, ...planned.noise]) await order(world, planted);
    const looks = openLooks(world);
    // The first look is what everything is compared with; afterwards the weather turns.
    await Promise.all([looks.lookAtOwn([START]), looks.lookAtStorefront(() => [START])]);
    await world.sandbox.profile(weather);
    const ofOwn = momentsEvery(OWN_HOURS, planting.days);
    const ofRivals = momentsEvery(RIVAL_HOURS, planting.days);
    await Promise.all([
      looks.lookAtOwn(ofOwn),
      looks.lookAtStorefront(({ isOwn }) => (isOwn ? ofOwn : ofRivals)),
    ]);
    await world.sandbox.profile('calm');
    const end = new Date(START.getTime() + planting.days * DAY_MS + HOUR_MS);
    const histories = await readHistories(world, [...world.own, ...world.rivals], end);
    return judge(weather, {
      planted: planned.changes,
      histories,
      least,
      lines: await readLines(world),
      outcomes: looks.outcomes,
    });
  } finally {
    await world.close();
  }
}

type Judged = {
  planted: Planted[];
  histories: Map<number, CardHistory>;
  lines: FeedLine[];
  least: number;
  outcomes: { read: number; failed: number };
};

function judge(weather: string, { planted, histories, lines, least, outcomes }: Judged): Figure[] {
  const historyOf = (sku: number) => {
    const history = histories.get(sku);
    if (history === undefined) throw new Error(`There is no history of ${sku}.`);
    return history;
  };
  const seen = planted.filter((one) => isSeen(one, historyOf(one.sku)));
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  const lost = seen.filter((one) => !isFound(one, bySku.get(one.sku) ?? []));
  const untrue = lines.filter((line) => !isTrue(line, historyOf(line.sku)));
  if (process.env['RADAR_DETAILS'] !== undefined) {
    for (const [kind, those] of Map.groupBy(lost, (one) => one.kind)) console.log('lost', kind, those.length);
    for (const line of untrue.slice(0, 30)) console.log('untrue', describeLine(line));
    for (const one of lost.slice(0, 30)) console.log('lost', one.sku, one.kind, one.at.toISOString());
  }
  const found = seen.length - lost.length;
  const sentence = `${seen.length} planted changes of ${histories.size} cards, ${weather}, ${outcomes.failed} of ${outcomes.read + outcomes.failed} looks failed`;
  return [
    {
      id: 'RADAR',
      figure: `${sentence}: found (recall)`,
      required: `at least ${least * 100} %`,
      measured: percent(found, seen.length),
      isKept: found >= least * seen.length,
    },
    {
      id: 'RADAR',
      figure: `${lines.length} lines of that feed: true (precision)`,
      required: `at least ${least * 100} %`,
      measured: percent(lines.length - untrue.length, lines.length),
      isKept: lines.length - untrue.length >= least * lines.length,
    },
  ];
}

const QUIET_KINDS: readonly TrueKind[] = [
  'price',
  'title',
  'description',
  'characteristics',
  'category',
  'badges',
  'sellers',
];

/** Nobody plants anything: what lines there are, the market's own life has made. */
async function proveQuiet({ cards, days }: Sizes['quiet'], products: number): Promise<Figure[]> {
  const world = await openRadarWorld({
    own: 1,
    rivals: cards,
    products,
    hasPictures: false,
    start: START,
    days,
  });
  try {
    const moments = [START, ...momentsEvery(24, days)];
    // Texts and other sellers once a week each.
    const weekly = (_: unknown, lookedAt: Date | null, now: Date) => {
      const day = Math.round((now.getTime() - START.getTime()) / DAY_MS);
      return { details: lookedAt === null || day % 7 === 0, sellers: lookedAt === null || day % 7 === 3 };
    };
    await openLooks(world, weekly).lookAtStorefront(() => moments);
    const buyersSee = world.cards.filter(({ bySeller }) => !bySeller);
    const lines = await readLines(world);
    const end = new Date(START.getTime() + days * DAY_MS + HOUR_MS);
    const histories = await readHistories(
      world,
      buyersSee.map(({ sku }) => sku),
      end,
    );
    let quiet = 0;
    for (const history of histories.values())
      for (const [day, at] of moments.slice(1).entries()) {
        const before = moments[day] ?? at;
        if (QUIET_KINDS.every((kind) => sayAt(history, kind, before) === sayAt(history, kind, at)))
          quiet += 1;
      }
    const invented = lines.filter((line) => {
      const history = histories.get(line.sku);
      return history !== undefined && !isTrue(line, history);
    });
    return [
      never(
        'RADAR',
        'quiet days of cards: lines of what has not happened',
        invented.map(describeLine),
        `${quiet} quiet days of ${histories.size} cards`,
      ),
    ];
  } finally {
    await world.close();
  }
}

/** The radar between the sandbox, which knows what really happened, and its own feed. */
export async function prove(size: Size): Promise<Figure[]> {
  const { products, usual, badDay, quiet } = SIZES[size];
  return [
    ...(await proveFound('usual', usual, { products, least: 0.99 })),
    ...(await proveFound('badDay', badDay, { products, least: 0.97 })),
    ...(await proveQuiet(quiet, products)),
  ];
}
