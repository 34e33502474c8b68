import type { TFunction } from 'i18next';
import type { Format } from '../platform/texts/create-format.ts';
import type { Shortage } from './find-shortage.ts';

/** interface-rules.md G14: exactly what is spent and what cannot be added; what is tracked already stays. */
export function shortageText(t: TFunction, format: Format, shortage: Shortage): string {
  switch (shortage.of) {
    case 'plan':
      return t('errors.plan.unavailable', { needed: t('plans.beginnerExpert') });
    case 'key':
      return t('positions.shortage.key', { maximum: format.count(shortage.maximum) });
    case 'products':
    case 'queries':
      return t(`positions.shortage.${shortage.of}`, {
        current: format.count(shortage.current),
        maximum: format.count(shortage.maximum),
      });
    default:
      return shortage satisfies never;
  }
}
