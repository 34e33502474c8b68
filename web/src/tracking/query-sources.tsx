import { Button, FileButton } from '@mantine/core';
import { IconFileImport, IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { showNotice } from '../platform/notify.ts';
import { useCabinet } from '../platform/session/session.ts';
import { OwnRequestsDialog } from './lazy.tsx';
import { decodeText, readKeywords } from './read-keyword-file.ts';

const ACCEPTED = '.txt,.csv,.tsv';
const LARGEST_FILE = 2_000_000;

/** Whether the cabinet sells it itself: only of those does the marketplace tell by which queries they are found. */
function useIsOwn(sku: number | null): boolean {
  const cabinet = useCabinet();
  const input = { cabinetId: cabinet.id, search: String(sku ?? ''), page: 1, pageSize: 10 };
  const found = useQuery({ ...routeQuery(listProducts, input), enabled: sku !== null });
  return sku !== null && found.data?.products.some((product) => product.sku === sku) === true;
}

type QuerySourcesProps = {
  sku: number | null;
  value: readonly string[];
  /** A list in any shape, as if it were pasted. */
  onAdd: (list: string) => void;
};

/** Queries that need not be typed: those of the product's own requests, and a keyword tool's file. */
export function QuerySources({ sku, value, onAdd }: QuerySourcesProps) {
  const { t } = useTranslation();
  const isOwn = useIsOwn(sku);
  const [isTaking, setTaking] = useState(false);
  const add = (queries: readonly string[]) => onAdd(`${queries.join('\n')}\n`);

  async function read(file: File | null): Promise<void> {
    if (file === null) return;
    if (file.size > LARGEST_FILE) return showNotice(t('positionHelp.take.tooLarge'));
    const queries = readKeywords(decodeText(new Uint8Array(await file.arrayBuffer())));
    if (queries.length === 0) return showNotice(t('positionHelp.take.nothing'));
    add(queries);
  }

  return (
    <>
      {isOwn && sku !== null && (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconListSearch size={14} aria-hidden />}
          onClick={() => setTaking(true)}
        >
          {t('positionHelp.take.own')}
        </Button>
      )}
      <FileButton accept={ACCEPTED} onChange={(file) => void read(file)}>
        {(button) => (
          <Button
            {...button}
            size="compact-xs"
            variant="subtle"
            leftSection={<IconFileImport size={14} aria-hidden />}
          >
            {t('positionHelp.take.file')}
          </Button>
        )}
      </FileButton>
      {isTaking && sku !== null && (
        <OwnRequestsDialog sku={sku} known={value} onAdd={add} onClose={() => setTaking(false)} />
      )}
    </>
  );
}
