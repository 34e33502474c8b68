import { Text } from '@mantine/core';
import { IconSunrise } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { openNotes } from '../products/notes/notes-state.ts';
import { TrackDialog } from '../tracking/lazy.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { changeColumns } from './change-columns.tsx';
import { type ChangeAction, changeKey } from './change-texts.ts';
import { changesOf } from './questions.ts';
import { TABLE_HEIGHT } from './rules.ts';

/** As many as fill its height: what stands below does not move when they come. */
const EXPECTED_ROWS = 10;

type Tracked = Extract<ChangeAction, { kind: 'track' }>;

/** Row 2 of the morning: what other tools have found since yesterday, the dearest first, each with what to do about it. */
export function Changes() {
  const { t, format } = useTexts();
  const cabinet = useCabinet();
  const navigate = useNavigate();
  const changes = useQuery(changesOf(cabinet.id));
  const [tracked, setTracked] = useState<Tracked | null>(null);
  const columns = useMemo(
    () =>
      changeColumns((action) => {
        if (action.kind === 'track') setTracked(action);
        else if (action.kind === 'note') openNotes({ sku: action.sku, name: action.name, at: action.at });
        else void navigate({ href: action.href });
      }),
    [navigate],
  );
  const day = changes.data?.figuresDay ?? null;
  const title = t('statistics.changes.title');
  return (
    <>
      <DataTable
        id="changes"
        exportName="changes"
        label={title}
        columns={columns}
        rows={changes.data?.changes}
        rowKey={changeKey}
        expectedRows={EXPECTED_ROWS}
        maxHeight={TABLE_HEIGHT}
        error={changes.error}
        onRetry={changes.refetch}
        toolbar={
          <div>
            <Text component="h2" fw={600} size="md">
              {title}
            </Text>
            <Text size="sm" c="dimmed">
              {day === null
                ? t('statistics.changes.since')
                : t('statistics.changes.sinceFigures', { day: format.day(day) })}
            </Text>
          </div>
        }
        empty={{
          icon: IconSunrise,
          title: t('statistics.changes.empty'),
          text: t('statistics.changes.emptyText'),
        }}
      />
      {tracked !== null && (
        <TrackDialog
          queries={[tracked.query]}
          sku={tracked.sku ?? undefined}
          onClose={() => setTracked(null)}
          onTracked={() => void changes.refetch()}
        />
      )}
    </>
  );
}
