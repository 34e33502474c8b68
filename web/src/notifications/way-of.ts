import { defaultStringifySearch } from '@tanstack/react-router';
import type { Notification, NotificationEvent } from '@vitrina/contract/notifications.ts';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';
import { SEARCH_HISTORY_PATHS } from '../queries/history-paths.ts';
import { cellHref } from './cell-href.ts';

type Way = { kind: 'screen'; href: string } | { kind: 'file'; exportId: string } | null;

/** Where an item leads: a screen of its own cabinet, a file, or nowhere when what it tells of is over. */
export function wayOf({ event, cabinetId }: Pick<Notification, 'event' | 'cabinetId'>): Way {
  switch (event.kind) {
    case 'exportReady':
      return cabinetId === null ? null : { kind: 'file', exportId: event.exportId };
    case 'importDone':
    case 'importAsking':
    case 'importFailed':
      return cabinetId === null
        ? null
        : {
            kind: 'screen',
            href: `${SEARCH_HISTORY_PATHS[event.marketplace]}?import=${event.importId}&cabinet=${cabinetId}`,
          };
    case 'keyRefused':
      return ofCabinet(cabinetId, '?fix=key');
    case 'cabinetBlocked':
    case 'planEnding':
    case 'planEnded':
    case 'planRenewed':
    case 'trialBegan':
      return { kind: 'screen', href: '/pages/account-settings/tariff' };
    case 'walletLow':
      return { kind: 'screen', href: '/pages/account-settings/wallet' };
    case 'cabinetUnblocked':
      return cabinetId === null ? null : { kind: 'screen', href: `/statistics?cabinet=${cabinetId}` };
    case 'cardReady':
    case 'cardFailed':
      return cabinetId === null
        ? null
        : {
            kind: 'screen',
            href: `${TOOLS.productCard.screens.productCard}?run=${event.runId}&cabinet=${cabinetId}`,
          };
    case 'abTestLaunched':
    case 'abTestPaused':
    case 'abTestFinished':
    case 'abTestRestoreFailing':
      return cabinetId === null
        ? null
        : {
            kind: 'screen',
            href: `${TOOLS.abTests.screens.abTest}/${event.testId}?cabinet=${cabinetId}`,
          };
    case 'inviteAccepted':
    case 'rolesChanged':
      return ofCabinet(cabinetId, '?tab=users');
    case 'jumpsFound':
      return cabinetId === null
        ? null
        : { kind: 'screen', href: `${TOOLS.sharpJumps.screens.sharpJumps}${jumpsSearch(event, cabinetId)}` };
    case 'positionAlert':
    case 'positionDigest':
      return cabinetId === null
        ? null
        : { kind: 'screen', href: cellHref({ cabinetId, hit: event.hit, at: event.at }) };
    case 'exportFailed':
    case 'removedFromCabinet':
    case 'cabinetDeleted':
      return null;
  }
}

function ofCabinet(cabinetId: Notification['cabinetId'], search: string): Way {
  return cabinetId === null ? null : { kind: 'screen', href: `/cabinets/${cabinetId}${search}` };
}

/** The same filter on the day that was told of; money stands in roubles there. */
function jumpsSearch(
  { filter, day }: Extract<NotificationEvent, { kind: 'jumpsFound' }>,
  cabinet: number,
): string {
  const { minBase, isSeasonHidden, isMisspelt: misspelt, ...same } = filter;
  const base = minBase === undefined ? {} : { base: filter.metric === 'gmv' ? minBase / 100 : minBase };
  return defaultStringifySearch({ cabinet, ...same, misspelt, ...base, day, hideSeasonal: isSeasonHidden });
}
