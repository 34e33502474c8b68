import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbResults, AbWarning } from '@vitrina/contract/ab-tests/results.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { numbersById } from '../image-colors.ts';
import { useVerdictText } from '../use-verdict-text.ts';
import { type TestPhase, verdictTone } from '../verdict-sentence.ts';
import { HowWeCountDialog } from './lazy.tsx';
import { MissingLine } from './missing-line.tsx';
import { ProgressFacts } from './progress-facts.tsx';
import { StateNotes } from './state-notes.tsx';
import classes from './verdict.module.css';

type VerdictPanelProps = { test: AbTest; results: AbResults | undefined; phase: TestPhase };

/** What may be concluded so far, in a sentence, and what the test waits for. */
export function VerdictPanel({ test, results, phase }: VerdictPanelProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const verdict = phase === 'launching' ? undefined : results?.verdict;
  const sentence = useVerdictText(test, verdict);
  const numberOf = numbersById(test.images);
  const isCounted = phase === 'counted' && results !== undefined;
  return (
    <Panel>
      <div className={classes['verdict']}>
        <section className={classes['sentence']} aria-label={t('abTestDetails.verdict.title')}>
          <StateNotes test={test} />
          <Text
            size="lg"
            fw={600}
            className={classes['words'] ?? ''}
            data-tone={verdict === undefined ? 'neutral' : verdictTone(verdict)}
          >
            {sentence ?? '\u00A0'}
          </Text>
          {verdict?.kind === 'notEnough' && <MissingLine missing={verdict.missing} numberOf={numberOf} />}
          {isCounted && <MoneyLine results={results} />}
          {test.isSamePicture && (
            <Text size="sm" c="dimmed">
              {t('abTestDetails.verdict.samePicture')}
            </Text>
          )}
        </section>
        <div className={classes['side']}>
          <ProgressFacts test={test} phase={phase} />
          <div className={classes['under']}>
            {isCounted && <BalanceBadge balance={results.balance} />}
            <Anchor size="sm" component="button" type="button" onClick={() => setOpen(true)}>
              {t('abTestDetails.how.link')}
            </Anchor>
          </div>
        </div>
      </div>
      {isCounted && <Warnings warnings={results.warnings} />}
      <HowWeCountDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  );
}

function MoneyLine({ results: { money, verdict } }: { results: AbResults }) {
  const { t, format } = useTexts();
  if (money === null || verdict.kind !== 'better') return null;
  return (
    <Text size="sm">
      {t('abTestDetails.verdict.money', {
        low: format.rubles(money.lowKopecks),
        high: format.rubles(money.highKopecks),
      })}
    </Text>
  );
}

function BalanceBadge({ balance: { p, isRed } }: Pick<AbResults, 'balance'>) {
  const { t } = useTranslation();
  if (p === null) return <StatusBadge tone="neutral">{t('abTestDetails.balance.unknown')}</StatusBadge>;
  return (
    <StatusBadge tone={isRed ? 'danger' : 'neutral'}>
      {t(isRed ? 'abTestDetails.balance.uneven' : 'abTestDetails.balance.even')}
    </StatusBadge>
  );
}

const SERIOUS: readonly AbWarning[] = ['balance'];
/** They explain the table and stand under it. */
const NOTICES: ReadonlySet<AbWarning> = new Set(['voided', 'adaptive']);

function Warnings({ warnings }: { warnings: readonly AbWarning[] }) {
  const { t } = useTranslation();
  const shown = warnings.filter((warning) => !NOTICES.has(warning));
  if (shown.length === 0) return null;
  return (
    <div className={classes['warnings']}>
      {shown.map((warning) => (
        <Alert
          key={warning}
          py="xs"
          color={SERIOUS.includes(warning) ? 'red' : 'yellow'}
          role={SERIOUS.includes(warning) ? 'alert' : undefined}
          icon={<IconAlertTriangle size={18} />}
        >
          {t(`abTestDetails.warnings.${warning}`)}
        </Alert>
      ))}
    </div>
  );
}
