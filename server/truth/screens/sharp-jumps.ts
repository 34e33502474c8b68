import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import { getSharpJumps, JUMP_DIRECTIONS, type JumpMetric } from '@vitrina/contract/sharp-jumps.ts';
import { bestPlaces } from '../best-places.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import { inCountry, listTexts, type Market, marketOf } from '../market.ts';
import type { Seller } from '../open-seller.ts';
import { addDays, sumOf, windowOf } from '../raw/days.ts';
import { type QueryDays, sumIn } from '../raw/window.ts';

const COLUMNS = { count: 'count', gmv: 'gmv_kopecks', added_to_cart: 'added_to_cart', ord: 'ord' } as const;
const BASES = { count: 200, gmv: 5_000_000, added_to_cart: 40, ord: 20 } as const;
const YEAR = 364;

const middleOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
};

function usual(values: readonly number[]) {
  const middle = middleOf(values);
  const spread = middleOf(values.map((value) => Math.abs(value - middle)));
  return { middle, deviation: Math.max(1.4826 * spread, 0.05 * middle) };
}

type Input = { metric: JumpMetric; window: StatisticsWindow };

function trueJump(of: QueryDays, last: string, { metric, window }: Input) {
  const column = COLUMNS[metric];
  const figure = (day: string) => of(day)?.[column] ?? 0;
  /** null: the window was not measured whole. */
  const sum = (to: string) => {
    const days = windowOf(to, window);
    return days.every((day) => of(day) !== undefined) ? sumIn(of, column, days) : null;
  };
  const [before, after] = [sum(addDays(last, -window)) ?? 0, sum(last) ?? 0];
  const past = Array.from({ length: 12 }, (_, back) => sum(addDays(last, -window - 7 * back))).filter(
    (one) => one !== null,
  );
  const { middle, deviation } = usual(past);
  const days = windowOf(last, window);
  const earlier = usual(windowOf(addDays(last, -window), window).map(figure));
  const side = after > before ? 1 : -1;
  const began = days.find((day) => side * (figure(day) - earlier.middle) > 3 * earlier.deviation);
  const [yearBefore, yearAfter] = [sum(addDays(last, -YEAR - window)), sum(addDays(last, -YEAR))];
  const isYear = yearBefore !== null && yearAfter !== null;
  const [step, stepThen] = [
    Math.log((after + 1) / (before + 1)),
    isYear ? Math.log((yearAfter + 1) / (yearBefore + 1)) : 0,
  ];
  const isLarge = isYear && Math.max(yearBefore, yearAfter) >= BASES[metric];
  return {
    before,
    after,
    changeShare: before <= 0.05 * after ? null : after / before - 1,
    z: past.length < 8 || deviation === 0 ? null : (after - middle) / deviation,
    began: began ?? null,
    yearBefore: isYear ? yearBefore : null,
    yearAfter: isYear ? yearAfter : null,
    isAlike: isYear ? isLarge && step * stepThen > 0 && Math.abs(stepThen) >= Math.abs(step) / 2 : null,
    ...Object.fromEntries(
      windowOf(last, 2 * window).map((day) => [`on ${day}`, of(day) === undefined ? null : figure(day)]),
    ),
  };
}

const directionOf = ({ before, after }: { before: number; after: number }) => {
  if (after > before) return before <= 0.05 * after ? 'new' : 'rise';
  return after <= 0.05 * before ? 'vanished' : 'fall';
};

async function compare(seller: Seller, market: Market, input: Input): Promise<Comparison> {
  const { marketplace, last } = market;
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const question = { cabinetId: seller.cabinetId, marketplace, ...input };
  let isWhole = true;
  for (const direction of JUMP_DIRECTIONS) {
    const answer = await seller.ask(getSharpJumps, { ...question, direction });
    isWhole &&= answer.rows.length === answer.totals[direction];
    put(shown, 'the list', { [direction]: answer.totals[direction] });
    put(shown, 'the market', { before: answer.market?.before, after: answer.market?.after });
    for (const { query, before, after, changeShare, z, ...row } of answer.rows)
      put(shown, `${direction}: ${query}`, {
        before,
        after,
        changeShare,
        z,
        began: row.firstSeen?.day ?? null,
        yearBefore: row.lastYear?.before ?? null,
        yearAfter: row.lastYear?.after ?? null,
        isAlike: row.lastYear?.isAlike ?? null,
        best: row.best?.place ?? null,
        ...Object.fromEntries(
          windowOf(last, 2 * input.window).map((day, place) => [`on ${day}`, row.counts[place] ?? null]),
        ),
      });
  }
  const best = marketplace === 'ozon' ? await bestPlaces(seller, last) : new Map<string, number>();
  const all = listTexts(market).map((query) => ({
    query,
    ...trueJump(inCountry(market, query), last, input),
  }));
  const jumps = all.filter(
    ({ before, after }) => before !== after && Math.max(before, after) >= BASES[input.metric],
  );
  for (const { query, ...jump } of jumps)
    put(truth, `${directionOf(jump)}: ${query}`, { ...jump, best: best.get(query) ?? null });
  for (const direction of JUMP_DIRECTIONS)
    put(truth, 'the list', { [direction]: jumps.filter((jump) => directionOf(jump) === direction).length });
  put(truth, 'the market', {
    before: sumOf(all.map(({ before }) => before)),
    after: sumOf(all.map(({ after }) => after)),
  });
  return {
    screen: `sharp jumps, ${marketplace}`,
    from: `the provider's files up to ${last}, ${input.metric} in ${input.window} days`,
    shown,
    truth: isWhole ? truth : new Map([...truth].filter(([where]) => shown.has(where))),
  };
}

export async function compareSharpJumps(seller: Seller): Promise<Comparison[]> {
  const [ozon, wb] = [await marketOf(seller, 'ozon'), await marketOf(seller, 'wb')];
  return [
    await compare(seller, ozon, { metric: 'count', window: 7 }),
    await compare(seller, wb, { metric: 'gmv', window: 7 }),
  ];
}
