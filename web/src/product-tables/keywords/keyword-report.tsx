import { Alert, ScrollArea, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import type { KeywordPreview } from '@vitrina/contract/product-tables.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { findHindrance } from './mapping.ts';

const COUNTS = ['added', 'known', 'repeated', 'rejected'] as const;

/** The first lines as they would be stored, what becomes of the rest, and why lines were not taken. */
export function KeywordReport({ preview }: { preview: KeywordPreview }) {
  const { t, format } = useTexts();
  const hindrance = findHindrance(preview);
  const { current, maximum } = preview;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {COUNTS.map((count) => (
          <Stack key={count} gap={0}>
            <Text size="xs" c="dimmed">
              {t(`products.keywords.counts.${count}`)}
            </Text>
            <Text fw={600} fz="lg" data-number>
              {format.count(preview[count])}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <LimitMeter label={t('limits.trackingWords')} current={current} maximum={maximum} />
      {hindrance !== undefined && (
        <Alert color={hindrance === 'nothingNew' ? 'gray' : 'red'} role="alert">
          {t(`products.keywords.${hindrance}`, { maximum: format.count(maximum) })}
        </Alert>
      )}
      <Sample preview={preview} />
      <Rejections preview={preview} />
    </Stack>
  );
}

function Sample({ preview: { sample, label, queriesCount } }: { preview: KeywordPreview }) {
  const { t } = useTranslation();
  if (sample.length === 0) return null;
  return (
    <ScrollArea.Autosize mah={240} type="auto">
      <Table fz="sm" captionSide="top">
        <Table.Caption>
          {t('products.keywords.first', { shown: sample.length, count: queriesCount })}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('products.keywords.query')}</Table.Th>
            {label !== null && <Table.Th>{t('products.keywords.label')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sample.map((line) => (
            <Table.Tr key={line.query}>
              <Table.Td dir="auto">{line.query}</Table.Td>
              {label !== null && <Table.Td dir="auto">{line.label ?? '—'}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}

function Rejections({ preview: { rejections } }: { preview: KeywordPreview }) {
  const { t } = useTranslation();
  if (rejections.length === 0) return null;
  return (
    <ScrollArea.Autosize mah={160} type="auto">
      <Table fz="xs" captionSide="top">
        <Table.Caption>{t('products.keywords.rejections')}</Table.Caption>
        <Table.Tbody>
          {rejections.map(({ line, reason, text }) => (
            <Table.Tr key={line}>
              <Table.Td w={60}>{line}</Table.Td>
              <Table.Td>{t(`searchHistory.import.reasons.${reason}`)}</Table.Td>
              <Table.Td c="dimmed" dir="auto">
                {text}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
