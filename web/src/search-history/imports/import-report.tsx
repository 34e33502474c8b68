import { Alert, Badge, Group, ScrollArea, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import type { Day } from '@vitrina/contract/dates.ts';
import type { ImportReport } from '@vitrina/contract/query-imports.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts/use-format.ts';

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

/** What happened to the file before its lines are counted: stored before, of which days, which of several numbers. */
function Facts({ report }: { report: ImportReport }) {
  const { t, format } = useTexts();
  const { firstDay, lastDay, from, windowDays } = report.period;
  const days = (first: Day, last: Day) =>
    first === last ? format.day(first) : format.period({ from: first, to: last });
  const unused = report.columns.filter(({ header, role }) => role === null && header !== '');
  const facts = [
    firstDay !== null &&
      lastDay !== null &&
      t('searchHistory.import.period', {
        days: days(firstDay, lastDay),
        from: t(`searchHistory.import.periodFrom.${from}`),
      }),
    firstDay !== null &&
      t('searchHistory.import.window', {
        window:
          windowDays === null
            ? t('searchHistory.import.unknownWindow')
            : t('searchHistory.import.days', { count: windowDays }),
      }),
    report.repeated.taken !== null &&
      report.repeated.lines > 0 &&
      t(`searchHistory.import.taken.${report.repeated.taken}`, { count: report.repeated.lines }),
    // Under the answer "add up" they are added up as well.
    report.repeated.same > 0 &&
      !report.questions.includes('repeated') &&
      t('searchHistory.import.taken.once', { count: report.repeated.same }),
    unused.length > 0 &&
      t('searchHistory.import.unused', { columns: unused.map(({ header }) => header).join(', ') }),
  ].filter((fact) => fact !== false);
  return (
    <>
      {report.importedAt !== null && (
        <Alert color="blue" py="xs">
          {t('searchHistory.import.already', { at: format.instantShort(report.importedAt) })}
        </Alert>
      )}
      {facts.map((fact) => (
        <Text key={fact} size="sm">
          {fact}
        </Text>
      ))}
    </>
  );
}

const COUNTS = ['totalLines', 'accepted', 'merged', 'rejected'] as const;

/** Every line of the file is in exactly one of the three counts. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { t, format } = useTexts();
  return (
    <Stack gap="md">
      <Facts report={report} />
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
