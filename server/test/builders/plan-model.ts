import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { DAY_MS, HOUR_MS, MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';

/** Milliseconds; `day` is the day of the month that ends return to. */
type Span = { type: number; from: number; to: number; paid: number; day: number };

export type Wish = { planType: number; months: number; begins: 'now' | 'next' };
export type ModelAccount = { spans: Span[]; points: number; renews: boolean; charges: number };

const PRICE: Readonly<Record<number, number>> = {
  4: PRICES.planMonth.start,
  5: PRICES.planMonth.beginnerExpert,
  6: PRICES.planMonth.expert,
};

/** One month at a time, by asking the calendar for each day: slow and plain. */
function monthLater(at: number, day: number): number {
  const moscow = new Date(at + MOSCOW_OFFSET_MS);
  const month = (moscow.getUTCMonth() + 1) % 12;
  const found = new Date(moscow);
  found.setUTCDate(28);
  while (found.getUTCMonth() !== month) found.setUTCDate(found.getUTCDate() + 1);
  // The first of the month now: go on to the day, or to the last one before the month ends.
  while (found.getUTCDate() < day) {
    const next = new Date(found.getTime() + DAY_MS);
    if (next.getUTCMonth() !== month) break;
    found.setTime(next.getTime());
  }
  return found.getTime() - MOSCOW_OFFSET_MS;
}

function monthsLater(at: number, months: number, day: number): number {
  let to = at;
  for (let month = 0; month < months; month += 1) to = monthLater(to, day);
  return to;
}

const dayOf = (at: number) => new Date(at + MOSCOW_OFFSET_MS).getUTCDate();

export const planAt = ({ spans }: ModelAccount, at: number): number =>
  spans.findLast(({ from, to }) => from <= at && at < to)?.type ?? 0;

function replace(account: ModelAccount, spans: Span[], points: number): void {
  account.spans = spans;
  account.points -= points;
  account.charges += 1;
}

/** What a purchase does by the plain rules; false: it is refused. */
export function buyInModel(account: ModelAccount, { planType, months, begins }: Wish, at: number): boolean {
  const price = (PRICE[planType] ?? 0) * months;
  const [current, next] = account.spans.filter(({ to }) => to > at);
  if (next) return false;
  const limit = monthsLater(at, PRICES.planMonthsMaximum, dayOf(at));
  const fresh = (from: number): Span => {
    const day = dayOf(from);
    return { type: planType, from, to: monthsLater(from, months, day), paid: price, day };
  };
  if (!current || (current.type !== planType && begins === 'now')) {
    const days = current ? Math.round((current.to - current.from) / DAY_MS) : 1;
    const left = current ? Math.floor((current.to - at) / DAY_MS) : 0;
    const back = current ? Math.floor((current.paid * left) / days) : 0;
    const span = fresh(at);
    if (account.points + back < price || span.to > limit) return false;
    replace(account, [span], price - back);
    return true;
  }
  const from = current.to;
  const added =
    current.type === planType
      ? { ...current, to: monthsLater(from, months, current.day), paid: current.paid + price }
      : fresh(from);
  if (account.points < price || added.to > limit) return false;
  replace(account, current.type === planType ? [added] : [current, added], price);
  return true;
}

/** A month by itself in the last hour of a plan that nothing follows. */
export function renewInModel(account: ModelAccount, at: number): void {
  const last = account.spans.at(-1);
  if (!account.renews || !last || last.to <= at || last.to - at > HOUR_MS || last.from > at) return;
  const price = PRICE[last.type] ?? 0;
  if (account.points < price) return;
  const renewed = { ...last, to: monthLater(last.to, last.day), paid: last.paid + price };
  replace(account, [renewed], price);
}

/** Moments after `from` and up to `to` at which another plan is in force than before. */
export function switchesBetween(account: ModelAccount, from: number, to: number): number[] {
  return account.spans
    .flatMap((span) => [span.from, span.to])
    .filter(
      (moment) => moment > from && moment <= to && planAt(account, moment - 1) !== planAt(account, moment),
    );
}
