import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ErrorKey } from '@vitrina/contract/errors.ts';
import { useState } from 'react';
import { showError, showNotice, showSuccess } from '../../platform/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { undoable, useLeaving } from '../../platform/undoable.ts';
import { FreshnessLine } from '../../ui/freshness-line/freshness-line.tsx';
import { ConfirmDialog } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { WaitingState } from '../../ui/states/waiting-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Case } from '../case.tsx';
import classes from '../dev-ui.module.css';
import words from '../samples/words.json';
import { HOUR_AGO, IN_AN_HOUR, TOASTS } from './values.ts';

const [TITLE = ''] = words.things;

/** One refusal for each face of ProblemState. */
const REFUSALS: readonly [ErrorKey, Readonly<Record<string, unknown>>, number][] = [
  ['cabinet.insufficientRights', { right: 'edit' }, 403],
  ['plan.unavailable', { needed: 'beginnerExpert' }, 403],
  ['cabinet.blocked', {}, 403],
  ['cabinet.invalidKey', { reason: 'expired' }, 400],
  ['statistics.fetchFailed', {}, 503],
  ['statistics.tooFewQueries', {}, 400],
  ['server.unavailable', {}, 0],
  ['server.unknown', {}, 500],
];

export function States() {
  return (
    <>
      <Case name="EmptyState, WaitingState">
        <EmptyState
          title={TITLE}
          text={words.long}
          action={<Button leftSection={<IconPlus size={16} />}>{words.city}</Button>}
        />
        <WaitingState title={TITLE} at={IN_AN_HOUR} />
      </Case>
      {REFUSALS.map(([key, meta, status]) => (
        <Case key={key} name={`ProblemState: ${key}`}>
          <ProblemState error={new Problem(key, meta, status)} onRetry={() => undefined} />
        </Case>
      ))}
      <Case name="ProblemAlert">
        <ProblemAlert error={new Problem('user.wrongCredentials', {}, 400)} />
      </Case>
      <Case name="FreshnessLine: fresh, late, with the reasons of differences" isWide>
        <FreshnessLine
          source={words.source}
          takenAt={HOUR_AGO}
          nextAt={IN_AN_HOUR}
          windowDays={7}
          topic="queries"
        />
        <FreshnessLine
          source={words.source}
          takenAt={HOUR_AGO}
          nextAt={HOUR_AGO}
          stepMinutes={5}
          topic="positions"
        />
      </Case>
      <Case name="PageHeader, Panel" isWide>
        <PageHeader
          title={words.long}
          badge={<StatusBadge tone="success">{words.city}</StatusBadge>}
          back={{ to: '/', label: TITLE }}
          freshness={<FreshnessLine source={words.source} />}
          actions={<Button variant="default">{words.city}</Button>}
        />
        <Panel
          title={TITLE}
          description={words.long}
          actions={<Button variant="default">{words.city}</Button>}
        >
          {words.long}
        </Panel>
      </Case>
      <Overlays />
    </>
  );
}

function Overlays() {
  const [isOpen, setIsOpen] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const leaving = useLeaving();
  const close = () => setIsOpen(false);

  function remove(): void {
    undoable({ key: TOASTS.item, message: TITLE, commit: async () => setIsGone(true) });
  }

  return (
    <Case name="ConfirmDialog, toasts">
      <div className={classes['line']}>
        <Button color="red" onClick={() => setIsOpen(true)}>
          {TOASTS.ask}
        </Button>
        <Button variant="default" onClick={() => showSuccess(words.long)}>
          {TOASTS.success}
        </Button>
        <Button variant="default" onClick={() => showNotice(TITLE)}>
          {TOASTS.notice}
        </Button>
        <Button variant="default" onClick={() => showError(words.long, TITLE)}>
          {TOASTS.error}
        </Button>
        <Button variant="default" onClick={remove}>
          {TOASTS.undo}
        </Button>
        {!isGone && !leaving.has(TOASTS.item) && <StatusBadge tone="neutral">{TOASTS.item}</StatusBadge>}
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        title={TITLE}
        text={words.long}
        confirm={words.city}
        isDanger
        onConfirm={close}
        onClose={close}
      />
    </Case>
  );
}
