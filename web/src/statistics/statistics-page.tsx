import { useQuery } from '@tanstack/react-query';
import { getOverview } from '@vitrina/contract/statistics.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { preload } from '../platform/loading/preload.ts';
import { useCabinet } from '../platform/session/session.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { Cards } from './cards.tsx';
import { FirstStepsLine } from './first-steps-line.tsx';
import { BelowMorning } from './lazy.tsx';
import { MorningParts } from './morning/lazy.tsx';
import { hasSomething, listFirstSteps } from './rules.ts';

// One after another these would begin when what stands above them is drawn.
for (const part of [MorningParts, BelowMorning, LineChart]) preload(part);

/** The first page of the morning: what is connected, what is tracked and how it stands. */
export function StatisticsPage() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const overview = useQuery(routeQuery(getOverview, { cabinetId: cabinet.id }));
  return (
    <>
      <PageHeader
        title={t('screens.statistics')}
        // Beside the title it takes no line of what the page is opened for.
        badge={
          overview.data &&
          hasSomething(overview.data) && <FirstStepsLine steps={listFirstSteps(overview.data)} />
        }
        actions={
          <>
            <SavedViewsMenu screen="/statistics" />
            <CopyLinkButton />
          </>
        }
      />
      {overview.error && <ProblemState error={overview.error} onRetry={() => void overview.refetch()} />}
      {!overview.error && (
        <>
          <Cards overview={overview.data} />
          <MorningParts />
          <BelowMorning overview={overview.data} />
        </>
      )}
    </>
  );
}
