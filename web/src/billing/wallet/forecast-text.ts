import type { WalletForecast } from '@vitrina/contract/billing/wallet.ts';
import type { Words } from '../../platform/texts/words.ts';

type Known = Exclude<WalletForecast, { kind: 'unknown' }>;

/** What the forecast rests on. */
function useText({ perDay, renews }: Known, { t, format }: Words): string {
  const count = Math.ceil(perDay);
  if (count === 0) return t('billing.wallet.forecast.renewal');
  const use = t('billing.wallet.forecast.perDay', { count, points: format.count(count) });
  return renews ? t('billing.wallet.forecast.withRenewal', { use }) : use;
}

/** How long the points last, null where nobody can say; and at which use, or why not. */
export function forecastText(forecast: WalletForecast, words: Words): { value: string | null; hint: string } {
  const { t, format } = words;
  switch (forecast.kind) {
    case 'unknown':
      return { value: null, hint: t(`billing.wallet.forecast.${forecast.reason}`) };
    case 'beyond':
      return { value: t('billing.wallet.forecast.beyond'), hint: useText(forecast, words) };
    case 'until': {
      const day = format.day(forecast.day);
      return { value: t('billing.wallet.forecast.until', { day }), hint: useText(forecast, words) };
    }
  }
}
