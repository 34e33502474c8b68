import type { ToolTexts } from '@vitrina/contract/tools/tools.ts';
import type { ParseKeys } from 'i18next';
import type abTestDetails from '../../locales/ru/ab-test-details.json';
import type abTests from '../../locales/ru/ab-tests.json';
import type billing from '../../locales/ru/billing.json';
import type dialogs from '../../locales/ru/dialogs.json';
import type effects from '../../locales/ru/effects.json';
import type guest from '../../locales/ru/guest.json';
import type myRequests from '../../locales/ru/my-requests.json';
import type notificationSettings from '../../locales/ru/notification-settings.json';
import type office from '../../locales/ru/office.json';
import type ownRivals from '../../locales/ru/own-rivals.json';
import type payments from '../../locales/ru/payments.json';
import type people from '../../locales/ru/people.json';
import type piggyBackers from '../../locales/ru/piggy-backers.json';
import type positionEntry from '../../locales/ru/position-entry.json';
import type positionForecast from '../../locales/ru/position-forecast.json';
import type positionParts from '../../locales/ru/position-parts.json';
import type positions from '../../locales/ru/positions.json';
import type productCard from '../../locales/ru/product-card.json';
import type productsInSearch from '../../locales/ru/products-in-search.json';
import type radar from '../../locales/ru/radar.json';
import type radarAlerts from '../../locales/ru/radar-alerts.json';
import type radarCard from '../../locales/ru/radar-card.json';
import type requestStatistics from '../../locales/ru/request-statistics.json';
import type searchHistory from '../../locales/ru/search-history.json';
import type session from '../../locales/ru/session.json';
import type sharpJumps from '../../locales/ru/sharp-jumps.json';
import type statistics from '../../locales/ru/statistics.json';
import type undervaluedQueries from '../../locales/ru/undervalued-queries.json';
import type webhooks from '../../locales/ru/webhooks.json';
import type whatIf from '../../locales/ru/what-if.json';
import type wordStatistics from '../../locales/ru/word-statistics.json';

/** The files of a language. Each name at the top stands in one of them (text-files.test.ts). */
type Files = OfAllTools<{
  'ab-test-details': typeof abTestDetails;
  'ab-tests': typeof abTests;
  billing: typeof billing;
  dialogs: typeof dialogs;
  effects: typeof effects;
  guest: typeof guest;
  'my-requests': typeof myRequests;
  'notification-settings': typeof notificationSettings;
  office: typeof office;
  payments: typeof payments;
  people: typeof people;
  'piggy-backers': typeof piggyBackers;
  'position-entry': typeof positionEntry;
  'position-forecast': typeof positionForecast;
  'position-parts': typeof positionParts;
  positions: typeof positions;
  'product-card': typeof productCard;
  'products-in-search': typeof productsInSearch;
  radar: typeof radar;
  'radar-alerts': typeof radarAlerts;
  'radar-card': typeof radarCard;
  'request-statistics': typeof requestStatistics;
  'search-history': typeof searchHistory;
  session: typeof session;
  'sharp-jumps': typeof sharpJumps;
  statistics: typeof statistics;
  'undervalued-queries': typeof undervaluedQueries;
  'own-rivals': typeof ownRivals;
  webhooks: typeof webhooks;
  'what-if': typeof whatIf;
  'word-statistics': typeof wordStatistics;
}>;
type OfAllTools<Listed extends Record<ToolTexts, object>> = Listed;
export type TextFile = keyof Files;

type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

declare module 'i18next' {
  // Module augmentation works with interfaces only.
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Together<Files[TextFile]> };
  }
}

/** A key of the catalogues: Russian is the one that the others must equal (locales.test.ts). */
export type TextKey = ParseKeys;
