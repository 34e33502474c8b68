import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

const route = getRouteApi('/office');

/** To what was searched for. */
export function useWayBack() {
  const { t } = useTranslation();
  const { text } = route.useSearch();
  return { to: '/office', label: t('screens.office'), ...(text === '' ? {} : { search: { text } }) };
}

/** Before anything is known of a person, and where it does not come. */
export function PersonWaits({ userId, children }: { userId: number; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('office.person', { id: userId })} back={useWayBack()} />
      {children === undefined || children === false ? <PanelSkeleton height={420} /> : children}
    </>
  );
}
