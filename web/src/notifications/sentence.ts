import type { NotificationEvent } from '@vitrina/contract/notifications.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';
import { placeText } from '../ui/place-text.ts';

/** What happened, in the reader's words. */
export function notificationSentence(
  t: TFunction,
  format: Pick<Format, 'count' | 'day' | 'instant'>,
  event: NotificationEvent,
): string {
  switch (event.kind) {
    case 'exportReady':
      return t('notificationEvents.exportReady', {
        name: event.name,
        count: event.rows,
        rows: format.count(event.rows),
      });
    case 'rolesChanged': {
      const roles = event.roles.filter((role) => role !== 'none').map((role) => t(`roles.${role}`));
      return roles.length === 0
        ? t('notificationEvents.rolesTaken', { cabinet: event.cabinetName })
        : t('notificationEvents.rolesChanged', { cabinet: event.cabinetName, roles: roles.join(', ') });
    }
    case 'inviteAccepted':
      return t('notificationEvents.inviteAccepted', { cabinet: event.cabinetName, person: event.person });
    case 'planEnding':
      return t('notificationEvents.planEnding', {
        plan: planName(t, event.planType),
        at: format.instant(event.activeTo),
      });
    case 'jumpsFound':
      return t('notificationEvents.jumpsFound', {
        name: event.name,
        day: format.day(event.day),
        count: event.jumps,
        query: event.query,
      });
    case 'positionAlert':
    case 'positionDigest': {
      const { query, product, cityName } = event.hit;
      return t(`notificationEvents.${event.kind}`, {
        // Of an alert, how many there are beside the one it names.
        count: event.kind === 'positionAlert' ? event.queries - 1 : event.firings,
        query,
        product,
        city: cityName,
        was: placeText(t, event.hit.was),
        became: placeText(t, event.hit.became),
      });
    }
    case 'cardReady':
    case 'cardFailed':
      return t(`notificationEvents.${event.kind}`, { card: event.title ?? event.sku });
    case 'importDone':
      return t('notificationEvents.importDone', {
        name: event.name,
        count: event.rows,
        rows: format.count(event.rows),
      });
    case 'exportFailed':
    case 'importAsking':
    case 'importFailed':
      return t(`notificationEvents.${event.kind}`, { name: event.name });
    default:
      return t(`notificationEvents.${event.kind}`, { cabinet: event.cabinetName });
  }
}

function planName(t: TFunction, planType: number): string {
  const plan = (Object.keys(PLANS) as Plan[]).find((name) => PLANS[name] === planType);
  return plan === undefined ? t('plans.unknown', { planType }) : t(`plans.${plan}`);
}
