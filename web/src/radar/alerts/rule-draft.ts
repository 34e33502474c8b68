import { RadarAlertRule, type RadarAlertScope } from '@vitrina/contract/radar/alerts.ts';

export const AGAIN_HOURS = [1, 3, 6, 12, 24, 72, 168];
export const PRICE_PERCENTS = [1, 3, 5, 10, 15, 20, 30, 50];
export const USUAL_DIGEST_HOUR = 10;

export function firstRule(scope: RadarAlertScope): RadarAlertRule {
  return RadarAlertRule.parse({ scope, kinds: ['price'], pricePercent: 5 });
}

/** Whose products is no question of one product: a choice made before would rule it out unseen. */
export function withScope(scope: RadarAlertScope): Partial<RadarAlertRule> {
  return scope.kind === 'product' ? { scope, whose: 'all' } : { scope };
}

/** A scope as the value of a field. */
export function scopeKey(scope: RadarAlertScope): string {
  if (scope.kind === 'product') return `product:${scope.sku}`;
  return scope.kind === 'tag' ? `tag:${scope.tagId}` : 'cabinet';
}
