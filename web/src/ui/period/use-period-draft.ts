import type { Day } from '@vitrina/contract/dates.ts';
import { useState } from 'react';
import type { Period } from '../../platform/create-format.ts';
import { useLanguage } from '../../platform/use-format.ts';
import type { PeriodBounds } from './period.ts';
import { type PeriodRefusal, refusePeriod } from './refuse-period.ts';
import { parseTypedDay, writeTypedDay } from './typed-day.ts';

export type PeriodDraft = {
  from: Day | undefined;
  to: Day | undefined;
  /** As typed so far. */
  texts: { from: string; to: string };
  /** Why the draft cannot be shown yet. */
  refusal: PeriodRefusal | undefined;
  type: (end: 'from' | 'to', text: string) => void;
  /** Both ends by the calendar are enough; typed ones wait for `apply`. */
  pick: (from: Day | null, to: Day | null) => void;
  apply: () => void;
};

/** The period that is being chosen: by clicks, by typing, or by both. */
export function usePeriodDraft(
  value: Period,
  bounds: PeriodBounds,
  planDays: number | null,
  onChange: (period: Period) => void,
): PeriodDraft {
  const language = useLanguage();
  const write = (day: Day | null) => (day === null ? '' : writeTypedDay(day, language));
  const [texts, setTexts] = useState({ from: write(value.from), to: write(value.to) });
  const from = parseTypedDay(texts.from);
  const to = parseTypedDay(texts.to);
  const refusal = refusePeriod(from, to, bounds, planDays);
  return {
    from,
    to,
    texts,
    refusal,
    type: (end, text) => setTexts({ ...texts, [end]: text }),
    pick: (first, last) => {
      setTexts({ from: write(first), to: write(last) });
      if (first !== null && last !== null) onChange({ from: first, to: last });
    },
    apply: () => {
      if (refusal === undefined && from !== undefined && to !== undefined) onChange({ from, to });
    },
  };
}
