import type { getMyRequests, RequestsDays } from '@vitrina/contract/my-requests.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';

type Details = { days: RequestsDays; frequency?: OutputOf<typeof getMyRequests>['frequency'] };

/** Which days the numbers are of: two sources, each with days of its own. */
export function listDayFacts(
  { days: { week }, frequency = null }: Details,
  { t, format }: { t: TFunction; format: Format },
): string[] {
  return [
    ...(week ? [t('myRequests.week', { days: format.periodShort(week) })] : []),
    ...(frequency
      ? [t('myRequests.frequencyOf', { day: format.day(frequency.day), count: frequency.window })]
      : []),
  ];
}
