import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';
import { placeText } from '../ui/place-text.ts';

/** What happened, in the reader's words. */
export function notificationSentence(t: TFunction, format: Words, event: NotificationEvent): string {
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
    case 'cabinetBlocked':
    case 'cabinetUnblocked': {
      const alone = event.kind === 'cabinetBlocked' ? 'cabinetResting' : 'cabinetOpenAgain';
      return t(`notificationEvents.${event.isResting ? alone : event.kind}`, { cabinet: event.cabinetName });
    }
    case 'inviteAccepted':
      return t('notificationEvents.inviteAccepted', { cabinet: event.cabinetName, person: event.person });
    case 'planEnding':
    case 'planEnded':
    case 'planRenewed':
    case 'trialBegan':
      return planSentence(t, format, event);
    case 'walletLow':
      return t('notificationEvents.walletLow', {
        available: format.count(event.available),
        threshold: format.count(event.threshold),
      });
    case 'jumpsFound': {
      const { name, query, jumps } = event;
      const given = { name, day: format.day(event.day), query };
      return event.isMore === true
        ? t('notificationEvents.jumpsFoundOrMore', { ...given, jumps: format.count(jumps) })
        : t('notificationEvents.jumpsFound', { ...given, count: jumps });
    }
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
    case 'piggyBackersToday':
      return t('notificationEvents.piggyBackersToday', {
        appeared: format.count(event.appeared),
        left: format.count(event.left),
        changed: format.count(event.changed),
        onCards: format.count(event.onCards),
      });
    case 'radarAlert':
    case 'radarDigest':
      return radarSentence(t, format, event);
    case 'abTestLaunched':
    case 'abTestRestoreFailing':
      return t(`notificationEvents.${event.kind}`, { name: event.name });
    case 'webhookFailing':
      return t('notificationEvents.webhookFailing', { name: event.name, at: format.instant(event.since) });
    case 'webhookOff':
      return t(`notificationEvents.webhookOff.${event.why}`, {
        name: event.name,
        at: format.instant(event.since),
      });
    case 'abTestPaused':
      return t(`notificationEvents.abTestPaused.${event.reason}`, { name: event.name });
    case 'abTestFinished':
      return t(`notificationEvents.abTestFinished.${event.reason}`, { name: event.name });
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

type PlanEvent = Extract<NotificationEvent, { kind: `plan${string}` | 'trialBegan' }>;

function planSentence(t: TFunction, format: Pick<Format, 'count' | 'instant'>, event: PlanEvent): string {
  const plan = planName(t, event.planType);
  switch (event.kind) {
    case 'planEnding': {
      const { price = 0 } = event;
      const values = { plan, at: format.instant(event.activeTo), count: price, price: format.count(price) };
      if (event.renewal === undefined) return t('notificationEvents.planEnding', values);
      return event.renewal === 'willRenew'
        ? t('notificationEvents.planWillRenew', values)
        : t('notificationEvents.planCannotRenew', values);
    }
    case 'planEnded': {
      const values = { plan, now: planName(t, event.planTypeNow) };
      return event.renewal === undefined
        ? t('notificationEvents.planEnded', values)
        : t('notificationEvents.planNotRenewed', values);
    }
    case 'planRenewed': {
      const { price } = event;
      const values = { plan, at: format.instant(event.activeTo), count: price, price: format.count(price) };
      return t('notificationEvents.planRenewed', values);
    }
    case 'trialBegan':
      return t('notificationEvents.trialBegan', { plan, at: format.instant(event.activeTo) });
  }
}

function planName(t: TFunction, planType: number): string {
  const plan = (Object.keys(PLANS) as Plan[]).find((name) => PLANS[name] === planType);
  return plan === undefined ? t('plans.unknown', { planType }) : t(`plans.${plan}`);
}

type Words = Pick<Format, 'count' | 'day' | 'instant' | 'rubles'>;
type RadarEvent = Extract<NotificationEvent, { kind: 'radarAlert' | 'radarDigest' }>;

/** What changed on which card; of a price from how much to how much. */
function radarSentence(t: TFunction, format: Words, event: RadarEvent): string {
  const { kind, name, was, now } = event.hit;
  const what =
    kind === 'price' && was !== null && now !== null
      ? t('notificationEvents.radarKinds.priceMoved', { was: format.rubles(was), now: format.rubles(now) })
      : t(`notificationEvents.radarKinds.${kind}`);
  if (event.kind === 'radarDigest') {
    const counts = { changes: format.count(event.changes), cards: format.count(event.cards) };
    return t('notificationEvents.radarDigest', { ...counts, what, name });
  }
  return event.changes > 1
    ? t('notificationEvents.radarAlertMore', { what, name, more: format.count(event.changes - 1) })
    : t('notificationEvents.radarAlert', { what, name });
}
