import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getUndervaluedQueries,
  listHiddenQueries,
  showUndervaluedQuery,
} from '@vitrina/contract/undervalued-queries.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../cabinets/form-dialog.tsx';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet, useRight } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';

function HiddenList() {
  const { t, format } = useTexts();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const queries = useQueryClient();
  const hidden = useQuery(routeQuery(listHiddenQueries, { cabinetId: cabinet.id }));
  const back = useMutation({
    mutationFn: (query: string) => call(showUndervaluedQuery, { cabinetId: cabinet.id, query }),
    onSuccess: () =>
      Promise.all(
        [listHiddenQueries, getUndervaluedQueries].map(({ path }) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
  if (hidden.error) return <ProblemState error={hidden.error} onRetry={hidden.refetch} />;
  if (hidden.data === undefined) return <PanelSkeleton height={160} />;
  if (hidden.data.queries.length === 0) return <EmptyState title={t('undervaluedQueries.noneHidden')} />;
  return (
    <Stack gap="xs">
      {hidden.data.queries.map(({ query, hiddenUntil }) => (
        <Group key={query} justify="space-between" wrap="nowrap">
          <div>
            <Text size="sm" dir="auto">
              {query}
            </Text>
            <Text size="xs" c="dimmed">
              {t('undervaluedQueries.hiddenUntil', { day: format.day(hiddenUntil) })}
            </Text>
          </div>
          {mayEdit && (
            <Button
              size="xs"
              variant="default"
              aria-label={t('undervaluedQueries.returnQuery', { query })}
              loading={back.isPending && back.variables === query}
              onClick={() => back.mutate(query)}
            >
              {t('undervaluedQueries.return')}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}

/** What the cabinet called "not my niche", and the way back. */
export function HiddenDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('undervaluedQueries.hiddenTitle')} isOpen={isOpen} onClose={onClose}>
      <HiddenList />
    </FormDialog>
  );
}
