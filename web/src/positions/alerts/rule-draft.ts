import { type AlertChange, AlertRule, type AlertScope } from '@vitrina/contract/positions/alerts.ts';

export const LASTING_MINUTES = [0, 15, 30, 60, 120, 180, 360, 720];
export const AGAIN_HOURS = [1, 3, 6, 12, 24, 72, 168];
const USUAL_PLACES = 10;
const USUAL_TOP = 50;

export function firstRule(scope: AlertScope): AlertRule {
  return AlertRule.parse({ scope, change: { kind: 'falls', by: USUAL_PLACES } });
}

/** Another thing that may happen, with as much of the number as still makes sense. */
export function changeOf(kind: AlertChange['kind'], before: AlertChange): AlertChange {
  const by = 'by' in before ? before.by : USUAL_PLACES;
  switch (kind) {
    case 'falls':
    case 'rises':
      return { kind, by };
    case 'leaves':
      return { kind, top: USUAL_TOP };
    case 'lost':
      return { kind };
    case 'below':
      return { kind, place: USUAL_TOP };
  }
}

/** A scope as the value of a field, and back. */
export function scopeKey(scope: AlertScope): string {
  if (scope.kind === 'entry') return `entry:${scope.sku}:${scope.cityId}`;
  return scope.kind === 'tag' ? `tag:${scope.tagId}` : 'cabinet';
}
