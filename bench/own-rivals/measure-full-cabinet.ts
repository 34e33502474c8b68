import { setImmediate } from 'node:timers/promises';
import { getOwnRivals, type OwnRivalPair } from '@vitrina/contract/products-in-search.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { askAs } from '../ask-as.ts';
import { makeSeller } from '../make-seller.ts';
import { inMs, measure } from '../measure.ts';
import type { Row } from '../report.ts';
import { FULL, fillFullCabinet } from './fill-cabinet.ts';

const ROUNDS = 10;
const BUDGET = { p95Ms: 5000, blockMs: 50 };
const MICROSECONDS = 1000;

/** Nothing but the columns that the question reads, of everybody's cards. */
const SCAN = 'select sum(sku), sum(place), max(taken_at), uniq(query) from shelf_tile';

export const RIVALS_BEFORE = `Thirty shelves of a sandbox market by whose seed nothing was chosen, each with two planted pairs (twins), two pairs of one seller
that stand together, one of which a card is sold out or thought less of now and then, and one of strangers; read every hour of
four weeks. Then a cabinet of ${FULL.products.toLocaleString('en')} products on ${FULL.shelves} shelves of ${FULL.places} places.`;
export const RIVALS_AFTER = `Constants were chosen on 96 planted and 767 control pairs of two other markets. The baseline is the rule of one shelf: two cards
of one page that overtook each other twice in seven days. In the full cabinet every eighth place is an own card; on every tenth
shelf two of them take each other's places, and the other 23,000 pairs jump in the same hours, each card its own way.`;

/** CPU time of this thread between two breaths of its event loop at most: beside other work its own delay says little. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const watching = (async () => {
    let last = process.threadCpuUsage();
    while (!over.signal.aborted) {
      await setImmediate();
      const now = process.threadCpuUsage();
      longest = Math.max(longest, now.user + now.system - last.user - last.system);
      last = now;
    }
  })();
  await work();
  over.abort();
  await watching;
  return longest / MICROSECONDS;
}

/** As fill-cabinet.ts makes them: the first two own cards of every tenth shelf. */
function isMadeRival({ shelves }: OwnRivalPair): boolean {
  return shelves.some(({ query, goodPlaces }) => query.endsWith('0') && Math.max(...goodPlaces) < 12);
}

/** The whole question of a large cabinet, through the API. */
export async function measureFullCabinet(context: Context): Promise<Row[]> {
  const { cabinetId, userId } = await makeSeller(context, 'Rivals');
  await fillFullCabinet(context, cabinetId);
  const asking = await askAs(context, userId);
  let answer = '';
  const ask = async () => {
    answer = await asking.ask(getOwnRivals, { cabinetId });
  };
  const scan = () => context.clickhouse.command('bare scan', SCAN);
  const bare = await measure([], ROUNDS, scan);
  const measured = await measure([], ROUNDS, ask);
  const [block, idle] = [await longestStretch(ask), await longestStretch(scan)];
  await asking.close();
  const { shelves, cards, pairs, total } = getOwnRivals.output.parse(JSON.parse(answer));
  const right = pairs.filter(isMadeRival).length;
  return [
    {
      what: `own rivals: ${shelves} shelves, ${cards.toLocaleString('en')} cards on them; ${right} of ${FULL.rivals} pairs found, ${total - right} others`,
      measured: inMs(measured),
      baseline: `bare scan of the shelves: ${inMs(bare)}`,
      ratio: measured.p50 / bare.p50,
      budget: `p95 < ${BUDGET.p95Ms} ms`,
      isKept: measured.p95 < BUDGET.p95Ms,
    },
    {
      what: 'own rivals: CPU time between two breaths of the event loop at most',
      measured: `${block.toFixed(0)} ms`,
      baseline: `bare scan of the shelves: ${idle.toFixed(0)} ms`,
      ratio: Number.NaN,
      budget: `< ${BUDGET.blockMs} ms`,
      isKept: block < BUDGET.blockMs,
    },
  ];
}
