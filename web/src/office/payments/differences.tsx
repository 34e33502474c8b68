import { Stack, Text } from '@mantine/core';
import type { DayDifference, OfficeDay } from '@vitrina/contract/office.ts';
import { useTexts } from '../../platform/texts/use-format.ts';

/** What one side has and the other has not, by the number that the provider knows it by. */
export function Differences({ of: { differences } }: { of: OfficeDay }) {
  const { t } = useTexts();
  if (differences.length === 0) return <Text size="sm">{t('office.days.equal')}</Text>;
  return (
    <Stack component="ul" gap={4} m={0} pl="md">
      {differences.map((one) => (
        <Difference key={`${one.kind} ${one.providerId}`} of={one} />
      ))}
    </Stack>
  );
}

function Difference({ of: { kind, providerId, providerKopecks, ledgerKopecks } }: { of: DayDifference }) {
  const { t, format } = useTexts();
  const sum = (kopecks: number | null) => (kopecks === null ? t('office.days.none') : format.rubles(kopecks));
  return (
    <Text component="li" size="sm">
      {t(`office.days.kinds.${kind}`, {
        id: providerId,
        provider: sum(providerKopecks),
        ledger: sum(ledgerKopecks),
      })}
    </Text>
  );
}
