import type { Day } from '@vitrina/contract/dates.ts';
import type { RequestSource } from '@vitrina/contract/request-statistics.ts';
import { mayReadAnalytics } from '../own-queries/analytics/rules.ts';
import type { Span } from '../own-queries/own-days.ts';
import { stateOf } from '../own-queries/source-state.ts';

type State = RequestSource['state'];
type LastRun = { outcome: string };

export type SourceDays = { queries: Day[]; analytics: Day[]; ads: Day[]; phrases: Day[] };
export type SourceStates = { queries: State; analytics: State; ads: State };

type Given = {
  premium: Parameters<typeof mayReadAnalytics>[0];
  /** null: there is none. */
  adKey: string | null;
  lastRuns: ReadonlyMap<string, LastRun>;
  days: SourceDays;
};

/** What came of each source, and what this cabinet's keys cannot have at all. */
export function judgeSources({ premium, adKey, lastRuns, days }: Given): SourceStates {
  const [ofQueries, ofAnalytics] = [lastRuns.get('ownQueries'), lastRuns.get('ownAnalytics')];
  const hasAnalytics = mayReadAnalytics(premium) && ofAnalytics?.outcome !== 'noPremium';
  const withAdKey = adKey === 'valid' ? stateOf(lastRuns.get('ownAds')?.outcome, days.ads) : 'keyRefused';
  return {
    queries: ofQueries?.outcome === 'noPremium' ? 'noPremium' : stateOf(ofQueries?.outcome, days.queries),
    analytics: hasAnalytics ? stateOf(ofAnalytics?.outcome, days.analytics) : 'noPremium',
    ads: adKey === null ? 'noKey' : withAdKey,
  };
}

export function daysIn(days: readonly Day[], span: Span | null): Day[] {
  return span === null ? [] : days.filter((day) => day >= span.from && day <= span.to);
}

const isSame = (one: readonly Day[], other: readonly Day[]) => one.length > 0 && one.join() === other.join();

/** What was measured of a span. */
export function measuredIn({ days }: { days: SourceDays }, span: Span) {
  const [queries, analytics] = [daysIn(days.queries, span), daysIn(days.analytics, span)];
  const [ads, phrases] = [daysIn(days.ads, span), daysIn(days.phrases, span)];
  return {
    analytics: analytics.length > 0,
    ads: ads.length > 0,
    phrases: phrases.length > 0,
    phrasesMatchQueries: isSame(phrases, queries),
    adsMatchAnalytics: isSame(ads, analytics),
  };
}
