import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { AbTestId } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { preload } from '../../platform/loading/preload.ts';
import { Problem } from '../../platform/problem.ts';
import { NARROW_QUERY } from '../../theme/breakpoints.ts';
import { CopyLinkButton } from '../../ui/copy-link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { SetupWizard } from '../setup/lazy.tsx';
import { STATUS_TONES } from '../state/status-text.ts';
import { TestSkeleton } from '../state/test-skeleton.tsx';
import { TestActions } from './actions/test-actions.tsx';
import classes from './details.module.css';
import { Results } from './lazy.tsx';
import type { AbTestDetailsSearch } from './search.ts';
import { SettingsButton } from './settings-button.tsx';
import { TestFacts } from './test-facts.tsx';
import { useAbResults, useAbTest } from './use-ab-test.ts';
import { phaseOf } from './verdict-sentence.ts';

const PATH = '/ab-test/$id';

// Their code comes while their numbers do.
preload(Results);

/** product.md 1.1: one image test. */
export function AbTestDetailsPage() {
  const { id } = useParams({ from: PATH });
  const testId = AbTestId.safeParse(Number(id));
  return testId.success ? <TestView testId={testId.data} /> : <NoSuchTest />;
}

function useBack() {
  const { t } = useTranslation();
  return { to: '/ab-test', label: t('screens.abTest') };
}

function NoSuchTest() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('screens.abTestDetails')} back={useBack()} />
      <Panel>
        <EmptyState title={t('abTestDetails.absent.title')} text={t('abTestDetails.absent.text')} />
      </Panel>
    </>
  );
}

function TestView({ testId }: { testId: AbTestId }) {
  const { t } = useTranslation();
  const back = useBack();
  const { data: test, error, refetch } = useAbTest(testId);
  if (error instanceof Problem && error.is('abTest.notFound')) return <NoSuchTest />;
  if (test?.status === 'setup') return <Draft test={test} />;
  if (test !== undefined) return <LoadedTest test={test} />;
  return (
    <>
      <PageHeader title={t('screens.abTestDetails')} whole={null} back={back} />
      {error === null ? (
        <TestSkeleton />
      ) : (
        <Panel>
          <ProblemState error={error} onRetry={() => void refetch()} />
        </Panel>
      )}
    </>
  );
}

function Draft({ test }: { test: AbTest }) {
  const back = useBack();
  return (
    <>
      <PageHeader title={<bdi>{test.settings.name}</bdi>} whole={test.settings.name} back={back} />
      <SetupWizard test={test} />
    </>
  );
}

function LoadedTest({ test }: { test: AbTest }) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const back = useBack();
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const change = (next: Partial<AbTestDetailsSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  const results = useAbResults(test.id, search.baseline);
  const phase = phaseOf(test, results.data);
  const actions = <TestActions test={test} verdict={results.data?.verdict} />;
  return (
    <>
      <PageHeader
        title={<bdi>{test.settings.name}</bdi>}
        whole={test.settings.name}
        back={back}
        badge={
          <StatusBadge tone={STATUS_TONES[test.status]}>{t(`abTests.statuses.${test.status}`)}</StatusBadge>
        }
        freshness={<TestFacts test={test} />}
        actions={
          <>
            <SettingsButton test={test} />
            <CopyLinkButton />
            {!isNarrow && actions}
          </>
        }
      />
      {results.data === undefined && results.error === null ? (
        <TestSkeleton />
      ) : (
        <Results test={test} results={results} phase={phase} search={search} change={change} />
      )}
      {isNarrow && <div className={classes['bar']}>{actions}</div>}
    </>
  );
}
