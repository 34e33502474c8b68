import { useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import classes from './people-limit.module.css';

/** interface-rules.md G14: the limit is shown where it is spent. Invitations that wait count too. */
export function PeopleLimit({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const limits = useQuery(routeQuery(getCabinetLimits, { cabinetId: cabinet.id }));
  const limit = limits.data?.limits.find(({ name }) => name === 'cabinetUsers');
  return (
    <div className={classes['meter']}>
      {limit !== undefined && (
        <LimitMeter label={t('limits.cabinetUsers')} current={limit.current} maximum={limit.maximum} />
      )}
    </div>
  );
}
