import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { MeterBar } from '../../../ui/lazy.tsx';
import { TimeLeftText } from '../../state/time-left-text.tsx';
import { imageColor } from '../image-colors.ts';
import { launchedBy } from '../test-state.ts';
import type { TestPhase } from '../verdict-sentence.ts';
import classes from './verdict.module.css';

type ProgressFactsProps = { test: AbTest; phase: TestPhase };

/** How far the test is and what happens next. */
export function ProgressFacts({ test, phase }: ProgressFactsProps) {
  const { t, format } = useTexts();
  const { progress } = test;
  if (test.status === 'finished') return null;
  return (
    <div className={classes['progress']}>
      {phase === 'launching' && test.status === 'running' ? (
        <Launch test={test} />
      ) : (
        <NextSwitch test={test} phase={phase} />
      )}
      {phase !== 'launching' && (
        <Fact name={t('abTestDetails.progress.title')}>
          {progress === null ? (
            t('abTestDetails.progress.none')
          ) : (
            <>
              {format.percent(progress)}
              <MeterBar
                label={t('abTestDetails.progress.title')}
                text={format.percent(progress)}
                state="free"
                share={Math.min(1, progress)}
              />
            </>
          )}
        </Fact>
      )}
      {test.finishesBy !== null && test.status === 'running' && phase !== 'launching' && (
        <Fact name={t('abTestDetails.next.forced')}>
          <TimeLeftText until={test.finishesBy} due={t('abTestDetails.next.due')} />
          <span className={classes['more']}>
            {t('abTestDetails.next.forcedBy', { at: format.instantShort(test.finishesBy) })}
          </span>
        </Fact>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <span className={classes['name']}>{name}</span>
      <span className={classes['value']}>{children}</span>
    </div>
  );
}

function Launch({ test }: { test: AbTest }) {
  const { t, format } = useTexts();
  const at = launchedBy(test);
  if (at === null) return null;
  return (
    <Fact name={t('abTestDetails.launch.title')}>
      <TimeLeftText until={at} due={t('abTestDetails.next.due')} />
      <span className={classes['more']}>{t('abTestDetails.launch.text', { at: format.time(at) })}</span>
    </Fact>
  );
}

function NextSwitch({ test, phase }: ProgressFactsProps) {
  const { t } = useTexts();
  const next = test.images.find(({ id }) => id === test.nextImageId);
  const at = phase === 'warmUp' ? (test.warmUpEndsAt ?? test.nextSwitchAt) : test.nextSwitchAt;
  const title = t(phase === 'warmUp' ? 'abTestDetails.next.warmUp' : 'abTestDetails.next.title');
  if (test.status === 'paused')
    return <Fact name={t('abTestDetails.next.title')}>{t('abTestDetails.next.paused')}</Fact>;
  if (at === null) return <Fact name={title}>{t('abTestDetails.next.none')}</Fact>;
  return (
    <Fact name={title}>
      <TimeLeftText until={at} due={t('abTestDetails.next.due')} />
      {next && (
        <span className={classes['more']}>
          <span className={classes['swatch']} style={{ background: imageColor(next) }} aria-hidden />
          {t('abTestDetails.next.image', { image: next.number })}
        </span>
      )}
    </Fact>
  );
}
