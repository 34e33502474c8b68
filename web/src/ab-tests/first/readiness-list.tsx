import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getTariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo } from '@vitrina/contract/billing/wallet.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { slotInForce } from '../../billing/plan-of.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet, useSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { KeyWay } from '../../ui/states/key-way.tsx';
import classes from './first.module.css';
import { checkKey, checkPlan, checkPoints, checkProducts, countPictured, STATES } from './readiness.ts';
import { ReadinessLine } from './readiness-line.tsx';

/** Enough to tell whether there is anything to test. */
const LOOKED_AT = 100;
/** Whoever went to mend something comes back to a new answer. */
const LIVE = { refetchOnWindowFocus: 'always', staleTime: 0 } as const;

export function ReadinessList() {
  return (
    <ul className={classes['checks']}>
      <KeyLine />
      <ProductsLine />
      <PlanLine />
      <PointsLine />
    </ul>
  );
}

function KeyLine() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const why = checkKey(cabinet);
  return (
    <ReadinessLine
      title={t('abTests.readiness.key.title')}
      state={STATES.key[why]}
      text={t(`abTests.readiness.key.${why}`)}
    >
      {STATES.key[why] !== 'ready' && <KeyWay />}
    </ReadinessLine>
  );
}

function ProductsLine() {
  const { t, format } = useTexts();
  const { id } = useCabinet();
  const { data, error, refetch } = useQuery({
    ...routeQuery(listProducts, { cabinetId: id, pageSize: LOOKED_AT }),
    ...LIVE,
  });
  const title = t('abTests.readiness.products.title');
  if (data === undefined) return <ReadinessLine title={title} error={error} onRetry={() => void refetch()} />;
  const why = checkProducts(data.products);
  const count = countPictured(data.products);
  const shown = data.total > LOOKED_AT ? `${format.count(count)}+` : format.count(count);
  return (
    <ReadinessLine
      title={title}
      state={STATES.products[why]}
      text={t(`abTests.readiness.products.${why}`, { count, shown })}
    >
      {STATES.products[why] !== 'ready' && (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/pages/product-tables/$id" params={{ id: String(id) }} {...props} />
          )}
        >
          {t('abTests.readiness.products.fix')}
        </Anchor>
      )}
    </ReadinessLine>
  );
}

function PointsLine() {
  const { t, format } = useTexts();
  const { data, error, refetch } = useQuery({ ...routeQuery(getWalletInfo, {}), ...LIVE });
  const title = t('abTests.readiness.points.title');
  if (data === undefined) return <ReadinessLine title={title} error={error} onRetry={() => void refetch()} />;
  const why = checkPoints(data.available);
  return (
    <ReadinessLine
      title={title}
      state={STATES.points[why]}
      text={t(`abTests.readiness.points.${why}`, {
        count: data.available,
        points: format.count(data.available),
      })}
    >
      {STATES.points[why] !== 'ready' && (
        <SettingsLink tab="wallet" text={t('abTests.readiness.points.fix')} />
      )}
    </ReadinessLine>
  );
}

function PlanLine() {
  const { t, format } = useTexts();
  const { owner } = useCabinet();
  const { account } = useSession();
  const { data, error, refetch } = useQuery({ ...routeQuery(getTariffInfo, {}), ...LIVE });
  const title = t('abTests.readiness.plan.title');
  if (data === undefined) return <ReadinessLine title={title} error={error} onRetry={() => void refetch()} />;
  const inForce = slotInForce(data);
  const why = checkPlan(account?.id === owner.id, inForce);
  return (
    <ReadinessLine
      title={title}
      state={STATES.plan[why]}
      text={t(`abTests.readiness.plan.${why}`, {
        owner: owner.fullName,
        until: inForce === null ? '' : format.instant(inForce.activeTo),
      })}
    >
      {STATES.plan[why] === 'missing' && <SettingsLink tab="tariff" text={t('abTests.readiness.plan.fix')} />}
    </ReadinessLine>
  );
}

function SettingsLink({ tab, text }: { tab: 'tariff' | 'wallet'; text: string }) {
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/pages/account-settings/$tab" params={{ tab }} {...props} />}
    >
      {text}
    </Anchor>
  );
}
