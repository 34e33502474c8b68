import { Button, Group } from '@mantine/core';
import { IconListSearch, IconNote, IconZoomQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { getPositionCell } from '@vitrina/contract/positions/causes.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import { openNotes } from '../../products/notes/notes-state.ts';
import type { Move } from './use-cell.ts';

type CellActionsProps = {
  cell: OutputOf<typeof getPositionCell>;
  move: Move | undefined;
  entry: PositionEntry | undefined;
};

/** The page of that hour with the earlier one beside it, "what if" on the newest one, and a note for the moment. */
export function CellActions({ cell, move, entry }: CellActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { query, cityId, pageAt, check, from } = cell;
  const search = { query, city: cityId, at: pageAt ?? '', against: move?.before.pageAt ?? '' };
  const at = check?.checkedAt ?? from;
  return (
    <Group gap="xs">
      {pageAt !== null && (
        <Button
          variant="default"
          leftSection={<IconListSearch size={16} />}
          renderRoot={(props) => <Link {...props} to="/products-in-search" search={search} />}
        >
          {t('positionCauses.openPage')}
        </Button>
      )}
      {pageAt !== null && entry?.isOwn === true && (
        <Button
          variant="default"
          leftSection={<IconZoomQuestion size={16} />}
          renderRoot={(props) => (
            <Link {...props} to="/products-in-search" search={{ query, city: cityId, whatIf: entry.sku }} />
          )}
        >
          {t('positionCauses.whatIf')}
        </Button>
      )}
      {mayEdit && entry !== undefined && (
        <Button
          variant="default"
          leftSection={<IconNote size={16} />}
          onClick={() => openNotes({ sku: entry.sku, name: entry.name ?? String(entry.sku), at })}
        >
          {t('ui.matrix.addNote')}
        </Button>
      )}
    </Group>
  );
}
