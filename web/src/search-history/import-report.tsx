import '../theme/mantine-table.css';
import { Badge, Group, ScrollArea, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import type { ImportReport } from '@vitrina/contract/query-imports.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../platform/use-format.ts';

type Issue = ImportReport['rejections'][number] | ImportReport['warnings'][number];

function Issues({ title, issues }: { title: string; issues: readonly Issue[] }) {
  const { t } = useTranslation();
  if (issues.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ScrollArea.Autosize mah={180} type="auto">
        <Table fz="xs" striped>
          <Table.Tbody>
            {issues.map((issue) => (
              <Table.Tr key={`${issue.line}-${issue.reason}`}>
                <Table.Td w={60}>{issue.line}</Table.Td>
                <Table.Td>{t(`searchHistory.import.reasons.${issue.reason}`)}</Table.Td>
                <Table.Td c="dimmed">{issue.text}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  );
}

function Columns({ columns }: { columns: ImportReport['columns'] }) {
  const { t } = useTranslation();
  return (
    <Group gap={6}>
      {columns.map(({ header, role }) => (
        <Badge key={header} variant={role ? 'light' : 'default'} color={role ? 'green' : 'gray'} tt="none">
          {header}
          {role && ` → ${t(`searchHistory.import.roles.${role}`)}`}
        </Badge>
      ))}
    </Group>
  );
}

const COUNTS = ['totalLines', 'accepted', 'merged', 'rejected'] as const;

/** Every line of the file is in exactly one of the three counts. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {COUNTS.map((count) => (
          <Stack key={count} gap={0}>
            <Text size="xs" c="dimmed">
              {t(`searchHistory.import.counts.${count}`)}
            </Text>
            <Text fw={600} fz="lg">
              {format.count(report[count])}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('searchHistory.import.understood', {
          unit: t(`frequencyUnits.${report.unit}`),
          encoding: report.encoding,
        })}
      </Text>
      <Columns columns={report.columns} />
      <Issues title={t('searchHistory.import.rejections')} issues={report.rejections} />
      <Issues
        title={t('searchHistory.import.warnings', { count: report.warningsCount })}
        issues={report.warnings}
      />
    </Stack>
  );
}
