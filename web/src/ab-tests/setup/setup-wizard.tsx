import { Button, Text, Title } from '@mantine/core';
import { IconAB2 } from '@tabler/icons-react';
import { useBlocker, useNavigate, useSearch } from '@tanstack/react-router';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { CampaignsStep } from './campaigns-step.tsx';
import { ImagesStep } from './images-step.tsx';
import { ProductStep } from './product-step.tsx';
import { ReviewStep } from './review-step.tsx';
import classes from './setup.module.css';
import { StepList } from './step-list.tsx';
import { besideStep, listMissing, type SetupStep } from './steps.ts';
import { StrategyStep } from './strategy-step.tsx';
import { type Setup, useSetup } from './use-setup.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

const PATH = '/ab-test/$id';

/** A test before its start, step by step; whoever may only look sees that there is nothing to look at yet. */
export function SetupWizard({ test }: { test: AbTest }) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  if (mayEdit) return <Wizard key={test.id} test={test} />;
  return (
    <Panel>
      <EmptyState icon={IconAB2} title={t('abTests.setup.look')} text={t('abTests.setup.lookText')} />
    </Panel>
  );
}

/** Another step is another address, so that Back leads to the one before; its heading is read out. */
function useSteps() {
  const { step } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const go = (next: SetupStep) => void navigate({ search: (old) => ({ ...old, step: next }) });
  return { step, go, heading };
}

function Wizard({ test }: { test: AbTest }) {
  const { t } = useTranslation();
  const setup = useSetup(test);
  const uploads = useUploads(setup);
  const { step, go, heading } = useSteps();
  const isBusy = uploads.isUnderWay || setup.save.isPending;
  const steps: Record<SetupStep, () => ReactNode> = {
    product: () => <ProductStep setup={setup} />,
    images: () => <ImagesStep setup={setup} uploads={uploads} />,
    campaigns: () => <CampaignsStep setup={setup} />,
    strategy: () => <StrategyStep setup={setup} />,
    review: () => <ReviewStep setup={setup} isBusy={isBusy} onStep={go} />,
  };
  return (
    <Panel>
      <StepList open={step} missing={listMissing(test)} onStep={go} />
      <Title order={2} size="h4" mb="md" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {t(`abTests.steps.${step}`)}
      </Title>
      {steps[step]()}
      {step !== 'strategy' && setup.save.error !== null && <ProblemAlert error={setup.save.error} />}
      <Foot step={step} setup={setup} uploads={uploads} onStep={go} />
      <LeaveGuard isUnderWay={uploads.isUnderWay} />
    </Panel>
  );
}

type FootProps = { step: SetupStep; setup: Setup; uploads: Uploads; onStep: (step: SetupStep) => void };

function Foot({ step, setup: { save }, uploads, onStep }: FootProps) {
  const { t } = useTranslation();
  const state = uploads.isUnderWay ? 'uploading' : save.isPending ? 'saving' : 'saved';
  return (
    <div className={classes['foot']}>
      <Button variant="default" disabled={step === 'product'} onClick={() => onStep(besideStep(step, -1))}>
        {t('abTests.setup.back')}
      </Button>
      <Text size="sm" c="dimmed" role="status" ta="center">
        {save.error === null && t(`abTests.setup.${state}`)}
      </Text>
      {step === 'review' ? (
        <span />
      ) : (
        <Button onClick={() => onStep(besideStep(step, 1))}>{t('abTests.setup.next')}</Button>
      )}
    </div>
  );
}

/** Files under way are lost with the page; another step of the same test keeps them. */
function LeaveGuard({ isUnderWay }: { isUnderWay: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnderWay && current.pathname !== next.pathname,
    enableBeforeUnload: isUnderWay,
    withResolver: true,
  });
  const isAsking = blocker.status === 'blocked';
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('abTests.leave.title')}
      text={t('abTests.leave.text')}
      confirm={t('abTests.leave.confirm')}
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
