import type { Day } from '@vitrina/contract/dates.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import type { LanguageId } from '../../platform/texts/languages.ts';
import type { PeriodBounds } from './period.ts';
import { type PeriodRefusal, refusePeriod } from './refuse-period.ts';
import { parseTypedDay, writeTypedDay } from './typed-day.ts';

type Texts = { from: string; to: string };

export type PeriodDraft = {
  from: Day | undefined;
  to: Day | undefined;
  /** As typed so far. */
  texts: Texts;
  /** Why the draft cannot be shown yet. */
  refusal: PeriodRefusal | undefined;
  type: (end: 'from' | 'to', text: string) => void;
  /** Both ends by the calendar are enough; typed ones wait for `apply`. */
  pick: (from: Day | null, to: Day | null) => void;
  apply: () => void;
};

type Options = {
  texts: Texts;
  setTexts: (texts: Texts) => void;
  bounds: PeriodBounds;
  planDays: number | null;
  language: LanguageId;
  onChange: (period: Period) => void;
};

export function writeEnds(from: Day | null, to: Day | null, language: LanguageId): Texts {
  const write = (day: Day | null) => (day === null ? '' : writeTypedDay(day, language));
  return { from: write(from), to: write(to) };
}

/** The period that is being chosen: by clicks, by typing, or by both. */
export function periodDraft({ texts, setTexts, bounds, planDays, language, onChange }: Options): PeriodDraft {
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
      setTexts(writeEnds(first, last, language));
      if (first !== null && last !== null) onChange({ from: first, to: last });
    },
    apply: () => {
      if (refusal === undefined && from !== undefined && to !== undefined) onChange({ from, to });
    },
  };
}
