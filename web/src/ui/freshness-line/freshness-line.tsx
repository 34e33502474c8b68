import { Anchor, Text } from '@mantine/core';
import type { Day } from '@vitrina/contract/dates.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { useMinute } from '../use-minute.ts';
import classes from './freshness-line.module.css';
import { isStale } from './is-stale.ts';
import { WhyDifferDialog } from './lazy.tsx';
import { countWaited, listFacts } from './list-facts.ts';
import type { NumbersTopic } from './why-differ-dialog.tsx';

type FreshnessLineProps = {
  source?: string | null;
  lastDay?: Day | null;
  takenAt?: string | null;
  nextAt?: string | null;
  windowDays?: number | null;
  /** How often the source brings new numbers; without it nothing can be told to be late. */
  stepMinutes?: number | null;
  /** Which numbers the page shows: they differ from the marketplace's own page for reasons of their own. */
  topic?: NumbersTopic;
  /** What else this screen has to say of its numbers; null: on its way. */
  more?: readonly (string | null)[];
};

/** interface-rules.md G8: where the numbers come from, how old they are and when newer ones come. */
export function FreshnessLine(props: FreshnessLineProps) {
  const {
    source,
    lastDay,
    takenAt = null,
    nextAt = null,
    windowDays,
    stepMinutes = null,
    topic,
    more = [],
  } = props;
  const { t, format } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const isLong = topic !== undefined && (windowDays != null || lastDay !== undefined);
  const isLate = isStale({ takenAt, nextAt, stepMinutes }, useMinute());
  const facts = listFacts({
    source: source ? t('ui.freshness.source', { source }) : false,
    lastDay: lastDay ? t('ui.freshness.lastDay', { day: format.day(lastDay) }) : false,
    takenAt: takenAt ? t('ui.freshness.takenAt', { at: format.instantShort(takenAt) }) : false,
    late: isLate && t('ui.freshness.late'),
    nextAt: nextAt ? t('ui.freshness.nextAt', { at: format.instantShort(nextAt) }) : false,
    window: windowDays
      ? t(windowDays === 1 ? 'ui.freshness.day' : 'ui.freshness.window', { count: windowDays })
      : false,
    moscowTime: t('ui.freshness.moscowTime'),
  });
  return (
    <Text
      size="sm"
      component="p"
      className={classes['line']}
      data-stale={isLate || undefined}
      data-long={isLong || undefined}
      style={{ '--waited': countWaited(props) }}
    >
      <span className={classes['dot']} aria-hidden />
      {/* Drawn anew when there is more to say: what stood there would jump aside. */}
      <span key={facts.length} className={classes['facts']}>
        {facts.map(({ text, isMajor }) => (
          <span
            key={text}
            className={classes['fact']}
            data-minor={(topic !== undefined && !isMajor) || undefined}
          >
            {text}
          </span>
        ))}
        {more.map(
          (text) =>
            text !== null && (
              <span key={text} className={classes['fact']}>
                {text}
              </span>
            ),
        )}
        {topic !== undefined && (
          <span className={classes['fact']}>
            <Anchor component="button" type="button" size="sm" onClick={() => setAsking(true)}>
              {t('ui.freshness.why')}
            </Anchor>
            <WhyDifferDialog
              topic={topic}
              facts={facts.map(({ text }) => text)}
              isOpen={isAsking}
              onClose={() => setAsking(false)}
            />
          </span>
        )}
      </span>
    </Text>
  );
}
