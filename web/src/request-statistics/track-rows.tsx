import { Button } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import type { RequestRow } from '@vitrina/contract/request-statistics.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackDialog } from '../tracking/lazy.tsx';

type Props = { rows: readonly RequestRow[]; onDone: () => void };

/** Puts the chosen queries on tracking; rows of one product bring that product along. */
export function TrackRows({ rows, onDone }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const queries = [...new Set(rows.map(({ query }) => query))];
  const [first, ...others] = [...new Set(rows.map(({ sku }) => sku))];
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconTargetArrow size={15} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('requestStatistics.track')}
      </Button>
      {isOpen && (
        <TrackDialog
          queries={queries}
          {...(first === undefined || others.length > 0 ? {} : { sku: first })}
          onClose={() => {
            setIsOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
