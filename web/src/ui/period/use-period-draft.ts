import { useState } from 'react';
import type { Period } from '../../platform/texts/create-format.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import type { PeriodBounds } from './period.ts';
import { type PeriodDraft, periodDraft, writeEnds } from './period-draft.ts';

/** Remembers what is typed of a period until it is shown. */
export function usePeriodDraft(
  value: Period,
  bounds: PeriodBounds,
  planDays: number | null,
  onChange: (period: Period) => void,
): PeriodDraft {
  const language = useLanguage();
  const [texts, setTexts] = useState(() => writeEnds(value.from, value.to, language));
  return periodDraft({ texts, setTexts, bounds, planDays, language, onChange });
}
