import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { CardRun } from '@vitrina/contract/product-card.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import { ProgressBlock } from '../ui/progress-block.tsx';
import { isUnderWay, STAGES, shareDone } from './rules.ts';
import { useFailureText } from './use-failure-text.ts';

/** How far a run is, or why it brought nothing; nothing once its result stands on the screen. */
export function RunProgress({ run }: { run: CardRun }) {
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
