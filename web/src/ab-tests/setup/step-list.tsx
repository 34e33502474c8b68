import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './setup.module.css';
import { SETUP_STEPS, type SetupStep } from './steps.ts';

type StepListProps = {
  open: SetupStep;
  missing: readonly SetupStep[];
  onStep: (step: SetupStep) => void;
};

/** The way through, each step open at any time: a draft may be prepared in any order. On a phone the open one is brought into sight. */
export function StepList({ open, missing, onStep }: StepListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const step = list.current?.querySelector(`[data-step="${open}"]`);
    step?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  const isDone = (step: SetupStep) => step !== 'review' && !missing.includes(step);
  return (
    <ol ref={list} className={classes['steps']} aria-label={t('abTests.steps.label')}>
      {SETUP_STEPS.map((step, place) => (
        <li key={step} data-step={step}>
          <UnstyledButton
            className={classes['step'] ?? ''}
            {...(step === open ? { 'aria-current': 'step' } : {})}
            onClick={() => onStep(step)}
          >
            <span className={classes['mark']} data-done={isDone(step) || undefined}>
              {isDone(step) ? (
                <IconCheck size={15} stroke={2.4} aria-label={t('abTests.steps.done')} />
              ) : (
                place + 1
              )}
            </span>
            {t(`abTests.steps.${step}`)}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
