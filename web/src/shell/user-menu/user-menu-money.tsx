import { Menu, Skeleton } from '@mantine/core';
import { IconCreditCard, IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getTariffInfo, type TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { getWalletInfo } from '@vitrina/contract/billing/wallet.ts';
import { daysBetween, moscowDay } from '@vitrina/contract/dates.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanChip } from '../../billing/plan-chip.tsx';
import { slotInForce } from '../../billing/plan-of.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { now } from '../../platform/clock.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './user-menu.module.css';

const SILENT = { meta: { isSilent: true } };

/** What the person has: points and days of the plan. Each line leads to where there is more of it. */
export function UserMenuMoney() {
  const { t, format } = useTexts();
  const wallet = useQuery({ ...routeQuery(getWalletInfo, {}), ...SILENT });
  const tariff = useQuery({ ...routeQuery(getTariffInfo, {}), ...SILENT });
  return (
    <>
      <MoneyLine tab="wallet" picture={<IconWallet size={17} stroke={1.6} aria-hidden />}>
        <Shown data={wallet.data} isFailed={wallet.isError}>
          {({ available }) => (
            <span>{t('navbar.points', { count: available, points: format.count(available) })}</span>
          )}
        </Shown>
      </MoneyLine>
      <MoneyLine tab="tariff" picture={<IconCreditCard size={17} stroke={1.6} aria-hidden />}>
        <Shown data={tariff.data} isFailed={tariff.isError}>
          {(info) => <Plan info={info} />}
        </Shown>
      </MoneyLine>
    </>
  );
}

/** The plan that is in force, bought or given, and the days until it ends. */
function Plan({ info }: { info: TariffInfo }) {
  const { t } = useTranslation();
  const inForce = slotInForce(info);
  if (inForce === null) return <span>{t('plans.none')}</span>;
  const left = daysBetween(moscowDay(now()), moscowDay(new Date(inForce.activeTo)));
  return (
    <>
      <PlanChip planType={info.planType} />
      <span className={classes['left']}>{t('navbar.daysLeft', { count: Math.max(0, left) })}</span>
    </>
  );
}

type MoneyLineProps = { tab: 'wallet' | 'tariff'; picture: ReactNode; children: ReactNode };

function MoneyLine({ tab, picture, children }: MoneyLineProps) {
  const { t } = useTranslation();
  return (
    <Menu.Item
      leftSection={picture}
      renderRoot={(props) => <Link to="/pages/account-settings/$tab" params={{ tab }} {...props} />}
    >
      <span className={classes['money']}>
        <span className={classes['what']}>{t(`menu.settings.${tab}`)}</span>
        {children}
      </span>
    </Menu.Item>
  );
}

type ShownProps<Data> = {
  data: Data | undefined;
  isFailed: boolean;
  children: (data: Data) => ReactNode;
};

/** A line that could not be read still leads to its page, which says why. */
function Shown<Data>({ data, isFailed, children }: ShownProps<Data>) {
  if (data !== undefined) return children(data);
  return isFailed ? '—' : <Skeleton height={14} width={90} />;
}
