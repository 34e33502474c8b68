import { Group, Text, VisuallyHidden } from '@mantine/core';
import { addDays } from '@vitrina/contract/dates.ts';
import type { JumpSpans } from '@vitrina/contract/sharp-jumps.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import { marketChange } from './rules.ts';
import classes from './sharp-jumps.module.css';
import type { Answer } from './use-jumps.ts';

function Span({ side, span }: { side: 'before' | 'after'; span: JumpSpans['before'] }) {
  const { t, format } = useTexts();
  const measured = span.measured.filter(Boolean).length;
  return (
    <div className={classes['span']} data-side={side}>
      <Text size="sm">
        {t(`sharpJumps.spans.${side}`)} <span className={classes['quiet']}>{format.periodShort(span)}</span>
      </Text>
      <div className={classes['days']} aria-hidden>
        {span.measured.map((isMeasured, place) => (
          <span
            key={addDays(span.from, place)}
            title={format.dayShort(addDays(span.from, place))}
            data-missing={!isMeasured || undefined}
          />
        ))}
      </div>
      <VisuallyHidden>
        {t('sharpJumps.spans.measured', { count: span.measured.length, measured })}
      </VisuallyHidden>
    </div>
  );
}

/** What is compared with what: two windows of equal length, day by day, and how the market as a whole moved. */
export function SpanStrip({ answer }: { answer: Answer }) {
  const { t, format } = useTexts();
  const { spans, market, holidays } = answer;
  if (spans === null) return null;
  const length = spans.after.measured.length;
  const change = marketChange(market);
  const near = holidays
    .map(({ name, day }) => `${t(`sharpJumps.holidays.${name}`)} (${format.dayShort(day)})`)
    .join(', ');
  return (
    <section aria-label={t('sharpJumps.spans.label')}>
      <Group gap="xl" align="flex-start">
        <div className={classes['spans']}>
          <Span side="before" span={spans.before} />
          <Span side="after" span={spans.after} />
        </div>
        {change !== null && (
          <div>
            <Text size="sm">{t('sharpJumps.market')}</Text>
            <TrendChange value={change} />
          </div>
        )}
        {holidays.length > 0 && (
          <div className={classes['near']}>
            <Text size="sm">{t('sharpJumps.near')}</Text>
            <Text size="sm" c="dimmed" title={near}>
              {near}
            </Text>
          </div>
        )}
      </Group>
      {spans.comparedDays < length && (
        <Text size="sm" mt="sm" role="status">
          {spans.isComparable
            ? t('sharpJumps.spans.paired', { count: length, compared: spans.comparedDays })
            : t('sharpJumps.spans.notComparable')}
        </Text>
      )}
    </section>
  );
}
