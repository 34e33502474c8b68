import { Badge, Group, Text } from '@mantine/core';
import type { LiftOverWeeks } from '@vitrina/contract/tools/back-test.ts';
import { useTexts } from '../../platform/texts/use-format.ts';

const COLORS = { better: 'green', worse: 'red', cannotSay: 'gray' } as const;

/** The verdict over all weeks in words, with its bounds or with why there is none. */
export function LiftLine({ name, over }: { name: 'orders' | 'searches'; over: LiftOverWeeks }) {
  const { t, format } = useTexts();
  const { lift, verdict, reason, weeks, blocks } = over;
  const times = (value: number) => format.fixed(value, 'decimal', 2);
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {t(`undervaluedQueries.backTest.${name}`)}
      </Text>
      <Badge variant="light" color={COLORS[verdict]}>
        {t(`undervaluedQueries.backTest.verdicts.${verdict}`)}
      </Badge>
      {lift !== null && (
        <Text size="sm">
          {t('undervaluedQueries.backTest.over', {
            lift: times(lift.value),
            low: times(lift.low),
            high: times(lift.high),
            weeks,
            blocks,
          })}
        </Text>
      )}
      {reason !== null && (
        <Text size="sm">{t(`undervaluedQueries.backTest.reasons.${reason}`, { weeks, blocks })}</Text>
      )}
    </Group>
  );
}
