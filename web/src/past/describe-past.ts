import type { PastProgress } from '@vitrina/contract/past.ts';
import type { TFunction } from 'i18next';

/** What of the past is not there yet. */
export function listUnfinished(past: readonly PastProgress[] | undefined): PastProgress[] {
  return (past ?? []).filter(({ doneDays, days }) => doneDays < days);
}

export function countDoneDays(past: readonly PastProgress[] | undefined): number {
  return (past ?? []).reduce((sum, { doneDays }) => sum + doneDays, 0);
}

/** One line about what comes first of what is not there yet; what is done in one go is named without days. */
export function describePast(t: TFunction, past: readonly PastProgress[] | undefined): string | undefined {
  const unfinished = listUnfinished(past);
  const next = unfinished.find(({ days }) => days > 1) ?? unfinished[0];
  if (next === undefined) return undefined;
  const { subject: name, doneDays: done, days } = next;
  const subject = t(`past.subjects.${name}`);
  return t('past.line', {
    part: days > 1 ? t('past.part', { subject, done, days, count: days }) : subject,
  });
}
