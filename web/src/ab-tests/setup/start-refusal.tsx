import { Alert, Anchor, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { Problem } from '../../platform/problem.ts';
import { useCabinet, useSession } from '../../platform/session/session.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { KeyWay } from '../../ui/states/key-way.tsx';
import { type WayOut, wayOut } from './start-ways.ts';
import type { SetupStep } from './steps.ts';

type OnStep = (step: SetupStep) => void;

/** Why the test has not begun, and the way to what would help. */
export function StartRefusal({ error, onStep }: { error: Error | null; onStep: OnStep }) {
  const { t } = useTranslation();
  const way = error instanceof Problem ? wayOut(error) : undefined;
  if (!(error instanceof Problem) || way === undefined) return <ProblemAlert error={error} />;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} title={problemText(t, error)}>
      <Way way={way} onStep={onStep} />
    </Alert>
  );
}

/** Only the owner of a cabinet chooses its plan. */
function PlanWay() {
  const { t } = useTranslation();
  const { account } = useSession();
  const { owner } = useCabinet();
  if (account?.id !== owner.id) return t('ui.states.askOwner', { owner: owner.fullName });
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/pages/account-settings/$tab" params={{ tab: 'tariff' }} {...props} />}
    >
      {t('abTests.readiness.plan.fix')}
    </Anchor>
  );
}

function Way({ way, onStep }: { way: WayOut; onStep: OnStep }) {
  const { t } = useTranslation();
  switch (way) {
    case 'key':
      return <KeyWay />;
    case 'plan':
      return <PlanWay />;
    case 'wallet':
      return (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link to="/pages/account-settings/$tab" params={{ tab: 'wallet' }} {...props} />
          )}
        >
          {t('abTests.ways.wallet')}
        </Anchor>
      );
    case 'tests':
      return (
        <Anchor size="sm" renderRoot={(props) => <Link to="/ab-test" {...props} />}>
          {t('abTests.ways.tests')}
        </Anchor>
      );
    case 'images':
    case 'campaigns':
    case 'strategy':
      return (
        <Button size="xs" variant="default" onClick={() => onStep(way)}>
          {t(`abTests.ways.${way}`)}
        </Button>
      );
    default:
      return way satisfies never;
  }
}
