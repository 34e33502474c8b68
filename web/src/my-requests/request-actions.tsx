import { Button } from '@mantine/core';
import { IconEyeOff, IconTag, IconTrash } from '@tabler/icons-react';
import type { MyRequest } from '@vitrina/contract/my-requests.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { QuerySelectionActions } from '../queries/query-selection-actions.tsx';
import { TagRequestsDialog } from './lazy.tsx';
import type { RequestChanges } from './use-request-changes.ts';

type RequestActionsProps = {
  requests: readonly MyRequest[];
  changes: RequestChanges;
  onTrack: (queries: readonly string[]) => void;
  onDone: () => void;
};

/** Bulk actions: track, compare, copy; exclude or return, label, take out of the import. */
export function RequestActions({ requests, changes, onTrack, onDone }: RequestActionsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const [isTagging, setTagging] = useState(false);
  const areExcluded = requests.every(({ isExcluded }) => isExcluded);
  const imported = requests.filter(({ isImported }) => isImported);
  return (
    <>
      <QuerySelectionActions queries={requests.map(({ query }) => query)} onTrack={onTrack} />
      {mayEdit && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEyeOff size={16} />}
            onClick={() => {
              changes.exclude(requests, !areExcluded);
              onDone();
            }}
          >
            {t(areExcluded ? 'myRequests.return' : 'myRequests.exclude')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTag size={16} />}
            onClick={() => setTagging(true)}
          >
            {t('myRequests.columns.tag')}
          </Button>
          {imported.length > 0 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconTrash size={16} />}
              onClick={() => {
                changes.remove(imported);
                onDone();
              }}
            >
              {t('myRequests.removeImported', { count: imported.length })}
            </Button>
          )}
        </>
      )}
      {isTagging && (
        <TagRequestsDialog
          count={requests.length}
          onTag={(tag) => changes.tag(requests, tag)}
          onClose={() => {
            setTagging(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
