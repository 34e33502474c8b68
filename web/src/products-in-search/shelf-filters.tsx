import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listShelfMoments, lookAtShelf, SHELF_DEPTHS } from '@vitrina/contract/products-in-search.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { CityField } from '../queries/city-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import { QueryField } from './query-field.tsx';
import type { ShelfView } from './use-shelf-view.ts';

type LookReportProps = {
  look: OutputOf<typeof lookAtShelf> | undefined;
  error: Error | null;
  hasShelves: boolean;
};

/** Why a look failed, when to try again, and that nothing stored is lost. */
function LookReport({ look, error, hasShelves }: LookReportProps) {
  const { t, format } = useTexts();
  if (error !== null) return <ProblemAlert error={error} />;
  if (look === undefined || look.outcome === 'read') return null;
  const sentences = [
    look.retryAt !== null && `${t('productsInSearch.retryAt', { at: format.instantShort(look.retryAt) })}.`,
    look.takenAt !== null && t('productsInSearch.partly'),
    hasShelves && t('productsInSearch.oldStay'),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconEyeOff size={18} />}
      title={t(`productsInSearch.outcomes.${look.outcome}`)}
    >
      {sentences.join(' ')}
    </Alert>
  );
}

/** Has the shelf read now and shows it; of another shelf than the asked one nothing is reported. */
function useLook({ search, shelf, change }: ShelfView) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const look = useMutation({
    mutationFn: () => call(lookAtShelf, { ...shelf, depth: search.depth }),
    onSuccess: async ({ outcome, takenAt }) => {
      await client.invalidateQueries({ queryKey: [listShelfMoments.path] });
      if (takenAt !== null) change({ at: '' });
      if (outcome === 'read') showSuccess(t('productsInSearch.readDone'));
    },
  });
  const { reset } = look;
  useEffect(() => reset(), [reset, shelf.query, shelf.cityId, shelf.cabinetId]);
  return look;
}

/** Which shelf, and how far it is to be read now. */
export function ShelfFilters({ view }: { view: ShelfView }) {
  const { t } = useTranslation();
  const { search, isRequested, change } = view;
  const look = useLook(view);
  return (
    <Panel>
      <Stack gap="md">
        <Group gap="md" align="flex-end">
          <QueryField value={search.query} onChange={(query) => change({ query, at: '', against: '' })} />
          <CityField
            value={search.city}
            onChange={(city) => change({ city, at: '', against: '' })}
            withCountry={false}
          />
          <SelectField
            w={{ base: '100%', sm: 150 }}
            label={t('productsInSearch.depth')}
            data={SHELF_DEPTHS.map((depth) => ({
              value: String(depth),
              label: t('productsInSearch.depths', { count: depth }),
            }))}
            value={String(search.depth)}
            onChange={(value) =>
              change({ depth: SHELF_DEPTHS.find((depth) => String(depth) === value) ?? 100 })
            }
            allowDeselect={false}
          />
          <Button
            leftSection={<IconEye size={17} />}
            disabled={!isRequested}
            loading={look.isPending}
            onClick={() => look.mutate()}
          >
            {t('productsInSearch.read')}
          </Button>
        </Group>
        <LookReport look={look.data} error={look.error} hasShelves={view.known.length > 0} />
      </Stack>
    </Panel>
  );
}
