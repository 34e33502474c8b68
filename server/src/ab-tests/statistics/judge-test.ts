import type { AbResults } from '@vitrina/contract/ab-tests/results.ts';
import { addDays, type Day, listDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type * as z from 'zod/mini';
import { type Band, bandsOf, profileHours } from './bands.ts';
import { compareImages } from './compare-images.ts';
import { type Basis, clickRates, concludeBasis, type JudgedTest, prepareTest } from './conclude-test.ts';
import type { Rates } from './estimate-rates.ts';

/** Of one moment; what was not attributed to a window is the caller's to add. */
export type Judgement = Omit<z.input<typeof AbResults>, 'version' | 'gap' | 'total'>;

/** Lifts over the baseline up to the end of each day, each from the windows that were over by then. */
function accumulate({ test, usable, weigh, design }: Basis, days: readonly Day[]) {
  return days.map((day) => {
    const end = startOfMoscowDay(addDays(day, 1));
    const rates = clickRates(
      usable.filter(({ to }) => to <= end),
      weigh,
    );
    const images = test.images.map(({ id }): Band => {
      const lift = id === test.baselineId ? null : compareImages(rates, design, [id, test.baselineId]);
      return { imageId: id, value: lift?.value ?? null, low: lift?.low ?? null, high: lift?.high ?? null };
    });
    return { day, images };
  });
}

function seriesOf(basis: Basis, rates: Rates): Pick<Judgement, 'days' | 'cumulative' | 'hours'> {
  const { test, usable } = basis;
  const ids = test.images.map(({ id }) => id);
  const byDay = Map.groupBy(usable, ({ from }) => moscowDay(from));
  const measured = [...byDay.keys()].toSorted();
  const [first, last] = [measured[0], measured.at(-1)];
  const days = first === undefined || last === undefined ? [] : listDays(first, last);
  return {
    days: days.map((day) => ({ day, images: bandsOf(byDay.get(day) ?? [], ids, rates) })),
    cumulative: accumulate(basis, days),
    hours: profileHours(usable, ids, rates),
  };
}

/** All that a test says at a moment. The same windows give the same digits, whatever happened in between. */
export function judgeTest(test: JudgedTest): Judgement {
  const basis = prepareTest(test);
  const { rates, conclusion } = concludeBasis(basis);
  return { ...conclusion, ...seriesOf(basis, rates) };
}
