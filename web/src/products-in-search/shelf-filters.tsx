import { Button, Group, Stack } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { SHELF_DEPTHS } from '@vitrina/contract/products-in-search.ts';
import { useTranslation } from 'react-i18next';
import { CityField } from '../queries/city-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import { LookReport } from './look-report.tsx';
import { QueryField } from './query-field.tsx';
import { useLook } from './use-look.ts';
import type { ShelfView } from './use-shelf-view.ts';

/** Which shelf, and how far it is to be read now. */
export function ShelfFilters({ view }: { view: ShelfView }) {
  const { t } = useTranslation();
  const { asked, isAsked, change } = view;
  const look = useLook(view);
  return (
    <Panel>
      <Stack gap="md">
        <Group gap="md" align="flex-end">
          <QueryField value={asked.query} onChange={(query) => change({ query, at: '', against: '' })} />
          <CityField
            value={asked.city}
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
            value={String(asked.depth)}
            onChange={(value) =>
              change({ depth: SHELF_DEPTHS.find((depth) => String(depth) === value) ?? 100 })
            }
            allowDeselect={false}
          />
          <Button
            leftSection={<IconEye size={17} />}
            disabled={!isAsked}
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
