import { useQuery } from '@tanstack/react-query';
import { getWalletInfo, getWalletOverview } from '@vitrina/contract/billing/wallet.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { forecastText } from './forecast-text.ts';

/** What there is, what is set aside, and how long it lasts. */
export function Balance() {
  const words = useTexts();
  const { t } = words;
  const wallet = useQuery(routeQuery(getWalletInfo, {}));
  const overview = useQuery(routeQuery(getWalletOverview, {}));
  if (wallet.error && wallet.data === undefined) {
    return <ProblemState error={wallet.error} onRetry={() => void wallet.refetch()} />;
  }
  const forecast = overview.data && forecastText(overview.data.forecast, words);
  return (
    <StatStrip label={t('ui.figures')}>
      <StatCard
        label={t('billing.wallet.available')}
        hint={t('billing.wallet.rate')}
        value={wallet.data?.available ?? null}
        isLoading={wallet.isPending}
      />
      <StatCard
        label={t('billing.wallet.frozen')}
        hint={t('billing.wallet.frozenText')}
        value={wallet.data?.frozen ?? null}
        isLoading={wallet.isPending}
      />
      <StatCard
        label={t('billing.wallet.forecast.label')}
        value={forecast?.value ?? null}
        isLoading={overview.isPending}
        {...(forecast === undefined ? {} : { hint: forecast.hint, absence: forecast.hint })}
      />
    </StatStrip>
  );
}
