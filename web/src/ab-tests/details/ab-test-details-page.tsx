import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getAbTest } from '@vitrina/contract/ab-tests/project.ts';
import { AbTestId } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { SetupWizard } from '../setup/setup-wizard.tsx';

/** A link with an id that is none asks for a test that nobody has. */
const NOBODYS = AbTestId.parse(2_147_483_647);

/** product.md 1.1: one image test. */
export function AbTestDetailsPage() {
  const { t } = useTranslation();
  const { id: cabinetId } = useCabinet();
  const { id } = useParams({ from: '/ab-test/$id' });
  const parsed = AbTestId.safeParse(Number(id));
  const testId = parsed.success ? parsed.data : NOBODYS;
  const { data, error, refetch } = useQuery(routeQuery(getAbTest, { cabinetId, testId }));
  return (
    <>
      <PageHeader
        title={<bdi>{data?.settings.name ?? t('screens.abTestDetails')}</bdi>}
        whole={data?.settings.name ?? null}
        back={{ to: '/ab-test', label: t('screens.abTest') }}
        freshness={data && t('abTestDetails.status', { status: t(`abTests.statuses.${data.status}`) })}
      />
      {error !== null && <ProblemState error={error} onRetry={() => void refetch()} />}
      {data?.status === 'setup' && <SetupWizard test={data} />}
      {error === null && data === undefined && <PanelSkeleton height={320} />}
    </>
  );
}
