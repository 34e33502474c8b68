import { addDays, moscowDay } from '../dates.ts';
import { MY_FILES_HASH } from '../exports.ts';
import { TOOLS } from '../tools/tools.ts';
import type { NotificationEvent } from './notifications.ts';

type Path = `/${string}`;
/**
 * A screen of the application, a file, or nowhere when what it reports is over. Whoever is signed in fetches the file at once;
 * its address is that of all their files.
 */
export type Way = { kind: 'screen'; href: Path } | { kind: 'file'; exportId: string; href: Path } | null;

type Happened = { event: NotificationEvent; cabinetId: number | null };

const { screens: HISTORY } = TOOLS.searchHistory;
const HISTORY_PATHS = {
  ozon: HISTORY.searchHistoryOzon,
  wb: HISTORY.searchHistoryWb,
  ym: HISTORY.searchHistoryYm,
} as const;

/** Where an event leads, in its own cabinet: from the bell, the messenger and a letter alike. */
export function wayOf({ event, cabinetId }: Happened): Way {
  switch (event.kind) {
    case 'cabinetBlocked':
    case 'planEnding':
    case 'planEnded':
    case 'planRenewed':
    case 'trialBegan':
      return { kind: 'screen', href: '/pages/account-settings/tariff' };
    case 'walletLow':
      return { kind: 'screen', href: '/pages/account-settings/wallet' };
    case 'exportFailed':
    case 'removedFromCabinet':
    case 'cabinetDeleted':
      return null;
    case 'exportReady':
      return cabinetId === null
        ? null
        : { kind: 'file', exportId: event.exportId, href: filesPath(cabinetId) };
    default:
      // What is of a cabinet leads nowhere once the cabinet is gone.
      return cabinetId === null ? null : { kind: 'screen', href: inCabinet(event, cabinetId) };
  }
}

type Elsewhere = Extract<
  NotificationEvent,
  { kind: `plan${string}` | 'trialBegan' | 'walletLow' | `export${string}` | 'removedFromCabinet' }
>;
type InCabinet = Exclude<NotificationEvent, Elsewhere | { kind: 'cabinetBlocked' | 'cabinetDeleted' }>;

function inCabinet(event: InCabinet, cabinet: number): Path {
  switch (event.kind) {
    case 'importDone':
    case 'importAsking':
    case 'importFailed':
      return screen(HISTORY_PATHS[event.marketplace], { import: event.importId, cabinet });
    case 'keyRefused':
      return screen(`/cabinets/${cabinet}`, { fix: 'key' });
    case 'inviteAccepted':
    case 'rolesChanged':
      return screen(`/cabinets/${cabinet}`, { tab: 'users' });
    case 'webhookFailing':
    case 'webhookOff':
      return screen(`/cabinets/${cabinet}`, { tab: 'webhooks', webhook: event.webhookId });
    case 'cabinetUnblocked':
      return screen(TOOLS.statistics.screens.statistics, { cabinet });
    case 'cardReady':
    case 'cardFailed':
      return screen(TOOLS.productCard.screens.productCard, { run: event.runId, cabinet });
    case 'abTestLaunched':
    case 'abTestPaused':
    case 'abTestFinished':
    case 'abTestRestoreFailing':
      return screen(`${TOOLS.abTests.screens.abTest}/${event.testId}`, { cabinet });
    case 'jumpsFound':
      return screen(TOOLS.sharpJumps.screens.sharpJumps, jumpsSearch(event, cabinet));
    case 'positionAlert':
    case 'positionDigest':
      return cellPath(event, cabinet);
    case 'radarAlert':
    case 'radarDigest':
      return screen(`${TOOLS.radar.screens.radarChanges}/${event.hit.sku}`, {
        change: event.hit.changeId,
        cabinet,
      });
    case 'piggyBackersToday':
      return screen(cardPath(event), { tab: 'piggyBackers', cabinet });
  }
}

/** The first of the cards that it names. */
function cardPath({ cards: [card] }: { cards: readonly { sku: number }[] }): Path {
  const { radarChanges } = TOOLS.radar.screens;
  return card === undefined ? radarChanges : `${radarChanges}/${card.sku}`;
}

function filesPath(cabinet: number): Path {
  return `${screen(TOOLS.statistics.screens.statistics, { cabinet })}#${MY_FILES_HASH}`;
}

type Cell = { at: string; hit: { entryId: number; query: string } };

/** The matrix of that day and the one before, with the cell of that moment open. */
export function cellPath({ at, hit }: Cell, cabinet: number): Path {
  const day = moscowDay(new Date(at));
  const search = { cabinet, from: addDays(day, -1), to: day, cell: `${hit.query}|${at}` };
  return screen(`${TOOLS.positions.screens.positionCheck}/${hit.entryId}`, search);
}

type JumpsEvent = Extract<NotificationEvent, { kind: 'jumpsFound' }>;

/** The same filter on the day it found something; money stands in roubles there. */
function jumpsSearch({ filter, day }: JumpsEvent, cabinet: number): Search {
  const { minBase, isSeasonHidden, isMisspelt: misspelt, ...same } = filter;
  const base = minBase === undefined ? {} : { base: filter.metric === 'gmv' ? minBase / 100 : minBase };
  return { cabinet, ...same, misspelt, ...base, day, hideSeasonal: isSeasonHidden };
}

type Search = Readonly<Record<string, string | number | boolean | undefined>>;

/** As the screens write their addresses: text that would be read as a number, or another value, is quoted. */
function screen(path: Path, search: Search): Path {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(quoted(value))}`],
  );
  return `${path}?${parts.join('&')}`;
}

function quoted(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  try {
    JSON.parse(value);
    return JSON.stringify(value);
  } catch {
    return value;
  }
}
