import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getImport, type ImportDetails } from '@vitrina/contract/query-imports.ts';
import { readProblem } from '../../platform/api/read-problem.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { ProgressBlock } from '../../ui/progress-block.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { ImportReportView } from './import-report.tsx';
import type { Imports } from './use-imports.ts';

const POLL_MS = 1000;

type ImportViewProps = { importId: string; imports: Imports };

/** One import as it stands: how far it is, what it asks, what came of it. */
export function ImportView({ importId, imports }: ImportViewProps) {
  const { id: cabinetId } = useCabinet();
  const { data, error } = useQuery({
    ...routeQuery(getImport, { cabinetId, importId }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
    meta: { isSilent: true },
  });
  if (error) return <ProblemAlert error={error} />;
  if (!data) return <Skeleton h={80} />;
  return (
    <Stack gap="md" component="section" aria-label={data.fileName}>
      <Text fw={600} dir="auto">
        {data.fileName}
      </Text>
      <Standing details={data} imports={imports} />
    </Stack>
  );
}

function Standing({ details, imports }: { details: ImportDetails; imports: Imports }) {
  const { report, failure } = details;
  if (details.state === 'running') return <Running details={details} imports={imports} />;
  if (failure !== null) return <ProblemAlert error={readProblem(400, JSON.stringify(failure))} />;
  if (report === null) return null;
  return (
    <>
      {details.state === 'asking' && (
        <ImportQuestions importId={details.id} report={report} imports={imports} />
      )}
      <ImportReportView report={report} />
    </>
  );
}

function Running({ details, imports }: { details: ImportDetails; imports: Imports }) {
  const { t, format } = useTexts();
  const { rowsDone, rowsTotal } = details;
  const isReading = rowsTotal === null || rowsTotal === 0;
  return (
    <>
      <ProgressBlock
        label={
          isReading
            ? t('searchHistory.import.sending')
            : t('searchHistory.import.storing', {
                done: format.count(rowsDone),
                total: format.count(rowsTotal),
              })
        }
        share={isReading ? null : rowsDone / rowsTotal}
        text={t('searchHistory.import.leave')}
      />
      {isReading && (
        <Group>
          <Button variant="default" onClick={() => imports.remove(details.id)}>
            {t('common.cancel')}
          </Button>
        </Group>
      )}
    </>
  );
}
