import type { PastProgress, PastSubject } from '@vitrina/contract/past.ts';
import type { TFunction } from 'i18next';

/** What of the past is not there yet. */
export function listUnfinished(past: readonly PastProgress[] | undefined): PastProgress[] {
  return (past ?? []).filter(({ doneDays, days }) => doneDays < days);
}

export function countDoneDays(past: readonly PastProgress[] | undefined): number {
  return (past ?? []).reduce((sum, { doneDays }) => sum + doneDays, 0);
}

/**
 * What comes first of what is not there yet, and how far it is; what is done in one go is named without days. What the
 * screen shows comes before anything else.
 */
export function describePast(
  t: TFunction,
  past: readonly PastProgress[] | undefined,
  shown: readonly PastSubject[] = [],
): string | undefined {
  const unfinished = listUnfinished(past);
  const ofScreen = shown.flatMap((subject) => unfinished.filter((one) => one.subject === subject));
  const next = ofScreen[0] ?? unfinished.find(({ days }) => days > 1) ?? unfinished[0];
  if (next === undefined) return undefined;
  const { subject: name, doneDays: done, days } = next;
  const subject = t(`past.subjects.${name}`);
  return days > 1 ? t('past.part', { subject, done, days, count: days }) : subject;
}
