import type { WordFigures } from '@vitrina/contract/word-statistics.ts';
import * as z from 'zod';
import { divide } from '../queries/metrics.ts';

/** How many spans of the period's length `ratio` looks at: the period and the three before it. */
export const SPANS = 4;

const sum = z.nullable(z.number());

/** What is known of one query over some products; spans count back from the period. */
export const QueryFigures = z.object({
  text: z.string(),
  users: z.array(sum).length(SPANS),
  /** Searchers of each product, added up: what `viewUsers` is a share of. */
  productUsers: sum,
  /** Places, each as often as people searched, and how many these were. */
  placeSum: sum,
  placedUsers: sum,
  viewUsers: sum,
  orders: sum,
  gmvKopecks: sum,
  adViews: sum,
  adClicks: sum,
  spendKopecks: sum,
});
export type QueryFigures = z.infer<typeof QueryFigures>;

export type Sums = Omit<QueryFigures, 'text'> & { queries: number };

export const NOTHING: Sums = {
  queries: 0,
  users: Array.from({ length: SPANS }, () => null),
  productUsers: null,
  placeSum: null,
  placedUsers: null,
  viewUsers: null,
  orders: null,
  gmvKopecks: null,
  adViews: null,
  adClicks: null,
  spendKopecks: null,
};

/** What nobody told adds nothing, and stays untold when there is nothing else. */
function plus(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : a + b;
}

/** A query that is known from advertising or from earlier spans alone is a query of the line only by what it has. */
export function isOfPeriod({ users, adViews, adClicks, spendKopecks }: QueryFigures): boolean {
  return (users[0] ?? null) !== null || (adViews ?? adClicks ?? spendKopecks ?? 0) > 0;
}

type Figures = Omit<QueryFigures, 'text'>;
const hasUsers = ({ users }: Figures) => (users[0] ?? null) !== null;
const isAdvertised = ({ adViews }: Figures) => adViews !== null;

/** An amount of some of the queries is no amount of all; a query that its source does not know has none to tell. */
function plusWhole(
  sums: Figures,
  one: Figures,
  amount: 'viewUsers' | 'spendKopecks',
  isKnown: (figures: Figures) => boolean,
): number | null {
  if (!isKnown(one)) return sums[amount];
  if (!isKnown(sums)) return one[amount];
  const [sum, more] = [sums[amount], one[amount]];
  return sum === null || more === null ? null : sum + more;
}

export function addFigures(sums: Sums, one: QueryFigures): Sums {
  return {
    queries: sums.queries + Number(isOfPeriod(one)),
    users: sums.users.map((users, span) => plus(users, one.users[span] ?? null)),
    productUsers: plus(sums.productUsers, one.productUsers),
    placeSum: plus(sums.placeSum, one.placeSum),
    placedUsers: plus(sums.placedUsers, one.placedUsers),
    viewUsers: plusWhole(sums, one, 'viewUsers', hasUsers),
    orders: plus(sums.orders, one.orders),
    gmvKopecks: plus(sums.gmvKopecks, one.gmvKopecks),
    adViews: plus(sums.adViews, one.adViews),
    adClicks: plus(sums.adClicks, one.adClicks),
    spendKopecks: plusWhole(sums, one, 'spendKopecks', isAdvertised),
  };
}

/** The period's users by the most of any span that was measured whole, like `ratio` of docs/metrics.md. */
function ratioOf(users: readonly (number | null)[], wholeSpans: readonly boolean[]): number | null {
  if (wholeSpans[0] !== true || wholeSpans.filter(Boolean).length < 2) return null;
  const measured = users.filter((_, span) => wholeSpans[span] === true).map((value) => value ?? 0);
  return divide(users[0] ?? null, Math.max(...measured));
}

type Coverage = {
  wholeSpans: readonly boolean[];
  /** Spend of some days is no share of the sales of others. */
  adsMatchQueries: boolean;
};

export function toFigures(sums: Sums, { wholeSpans, adsMatchQueries }: Coverage): WordFigures {
  const { queries, users, viewUsers, orders, gmvKopecks, adViews, adClicks, spendKopecks } = sums;
  const isComparable = wholeSpans[0] === true && wholeSpans[1] === true;
  return {
    queries,
    users: users[0] ?? null,
    usersBefore: isComparable ? (users[1] ?? 0) : null,
    ratio: ratioOf(users, wholeSpans),
    position: divide(sums.placeSum, sums.placedUsers),
    visibility: divide(viewUsers, sums.productUsers),
    viewUsers,
    orders,
    orderConversion: divide(orders, viewUsers),
    gmvKopecks,
    adViews,
    adClicks,
    // Nobody who clicked says nothing about how well it draws.
    adCtr: adClicks === 0 ? null : divide(adClicks, adViews),
    spendKopecks,
    ddr: adsMatchQueries ? divide(spendKopecks, gmvKopecks) : null,
  };
}
