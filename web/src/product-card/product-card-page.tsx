import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type CardRun, startCardRun } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import { preload } from '../platform/loading/preload.ts';
import { useMayCall } from '../platform/session/session.ts';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { ProgressBlock } from '../ui/lazy.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { CardChoices, NoChoices } from './card-choices.tsx';
import { CardForm } from './card-form.tsx';
import { CardResult, RunHistory, SideBySide } from './lazy.tsx';
import { areChoicesShown, isUnderWay, STAGES, shareDone } from './rules.ts';
import { type CardView, useCardView } from './use-card-view.ts';
import { useFailureText } from './use-failure-text.ts';

// Their code comes while their rows do.
preload(RunHistory);
preload(CardResult);

/** How far a run is, or why it brought nothing; nothing once its result stands on the screen. */
function RunProgress({ run }: { run: CardRun }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (isUnderWay(run)) {
    const stage = run.stage ?? 'card';
    return (
      <Panel>
        <ProgressBlock
          label={t('productCard.stageOf', {
            stage: t(`productCard.stages.${stage}`),
            number: STAGES.indexOf(stage) + 1,
            total: STAGES.length,
          })}
          share={shareDone(run)}
          text={t('productCard.mayLeave')}
        />
      </Panel>
    );
  }
  if (run.failure === null) return null;
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      icon={<IconAlertCircle size={18} />}
      title={failureText(run.failure)}
    >
      {t('productCard.notSpent')}
    </Alert>
  );
}

/** product.md 1.1: a card, own or a rival's, taken apart: what it shows, who sells it, by which queries it is found. */
export function ProductCardPage() {
  const { t } = useTranslation();
  const view = useCardView();
  const mayStart = useMayCall(startCardRun);
  const readAt = view.opened.data?.run.finishedAt ?? null;
  return (
    <>
      <PageHeader
        title={t('screens.productCard')}
        freshness={<FreshnessLine source={t('marketplaces.ozon')} takenAt={readAt} />}
        actions={<CopyLinkButton />}
      />
      {mayStart ? (
        <>
          <CardForm key={view.search.card} view={view} />
          {areChoicesShown(view.search) && <CardChoices view={view} />}
        </>
      ) : (
        areChoicesShown(view.search) && <NoChoices why="closed" />
      )}
      {view.search.beside.length > 1 ? <SideBySide view={view} /> : <Opened view={view} />}
      {view.runs.data?.runs.length !== 0 && <RunHistory view={view} />}
    </>
  );
}

function Opened({ view: { search, opened, change, cabinetId } }: { view: CardView }) {
  if (search.run === '') return null;
  if (opened.isPending) return <PanelSkeleton height={360} />;
  if (opened.error)
    return (
      <Panel>
        <ProblemState error={opened.error} onRetry={() => void opened.refetch()} />
      </Panel>
    );
  return (
    <>
      <RunProgress run={opened.data.run} />
      <CardResult answer={opened.data} search={search} cabinetId={cabinetId} change={change} />
    </>
  );
}
