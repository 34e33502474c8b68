import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Effect, type EffectCause, getEffect } from '@vitrina/contract/effects/effects.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { EffectChart } from './effect-chart.tsx';
import { EffectPool } from './effect-pool.tsx';
import { commonReason, effectSentence, effectTone, perDayText, reasonText } from './effect-sentence.ts';
import classes from './effects.module.css';

const HEIGHT_PX = 120;

/** What a note or a change of an own card did: measured when somebody asks for it. */
export function EffectLine({ cause }: { cause: EffectCause }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={classes['line']}>
      <Anchor
        component="button"
        type="button"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('effects.measure')}
      </Anchor>
      <div id={panelId}>{isOpen && <AskedEffect cause={cause} />}</div>
    </div>
  );
}

function AskedEffect({ cause }: { cause: EffectCause }) {
  const { id: cabinetId } = useCabinet();
  const { data, error, refetch } = useQuery({
    ...routeQuery(getEffect, { cabinetId, cause }),
    meta: { isSilent: true },
  });
  if (error !== null) return <ProblemState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PanelSkeleton height={HEIGHT_PX} />;
  return <MeasuredEffect effect={data} />;
}

function MeasuredEffect({ effect }: { effect: Effect }) {
  const words = useTexts();
  const { t } = words;
  const common = commonReason(effect);
  const shown = effect.measures.find(({ figures }) => figures !== null);
  return (
    <div className={classes['effect']} aria-live="polite">
      {common === undefined ? (
        <ul className={classes['measures']}>
          {effect.measures.map((of) => (
            <MeasureLine key={of.measure} of={of} />
          ))}
        </ul>
      ) : (
        <Text size="sm">{t('effects.unsaid', { reason: reasonText(words, common) })}</Text>
      )}
      {effect.together.length > 0 && common === undefined && (
        <Text size="xs" c="dimmed">
          {t('effects.together', {
            kinds: effect.together.map((kind) => t(`effects.kinds.${kind}`)).join(', '),
          })}
        </Text>
      )}
      {shown?.figures && (
        <>
          <EffectChart measure={shown.measure} figures={shown.figures} />
          <EffectPool effect={effect} figures={shown.figures} />
        </>
      )}
    </div>
  );
}

function MeasureLine({ of }: { of: Effect['measures'][number] }) {
  const words = useTexts();
  const { t, format } = words;
  const { figures, measure } = of;
  return (
    <li>
      <Text
        size="sm"
        {...(figures === null ? { c: 'dimmed' } : { fw: 500 })}
        className={classes['words'] ?? ''}
        data-tone={effectTone(of)}
      >
        {effectSentence(words, of)}
      </Text>
      {figures !== null && (
        <Text size="xs" c="dimmed">
          {t(measure === 'place' ? 'effects.insteadPlace' : 'effects.instead', {
            value: perDayText(format, measure, figures.perDay),
            expected: perDayText(format, measure, figures.expectedPerDay),
          })}
        </Text>
      )}
    </li>
  );
}
