import { Button, FileButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import type { KeywordPreview } from '@vitrina/contract/product-tables.ts';
import type { Product } from '@vitrina/contract/products.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../platform/browser/use-focus-back.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { ProgressBlock } from '../../ui/progress-block.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import { nameOf } from '../product-row.ts';
import { KeywordReport } from './keyword-report.tsx';
import { findHindrance, listColumns, type Mapping } from './mapping.ts';
import { useImportKeywords } from './use-import-keywords.ts';

type ColumnFieldsProps = { preview: KeywordPreview; onChange: (mapping: Mapping) => void };

const NONE = '';

/** Which column holds the queries and which their labels, as suggested or as a person says. */
function ColumnFields({ preview, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation();
  const { query, label } = preview;
  const columns = listColumns(preview.columns, (place) => t('products.keywords.nameless', { place }));
  const kept: Mapping = query === null ? {} : { query };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <SelectField
        label={t('products.keywords.query')}
        placeholder={t('products.keywords.choose')}
        data={columns}
        value={query === null ? NONE : String(query)}
        onChange={(place) => place !== null && onChange({ query: Number(place), label })}
        allowDeselect={false}
      />
      <SelectField
        label={t('products.keywords.label')}
        data={[{ value: NONE, label: t('products.keywords.noLabel') }, ...columns]}
        value={label === null ? NONE : String(label)}
        onChange={(place) =>
          onChange({ ...kept, label: place === null || place === NONE ? null : Number(place) })
        }
        allowDeselect={false}
      />
    </SimpleGrid>
  );
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

type Props = { products: readonly Product[]; onClose: () => void };

/** A keyword tool's file for the chosen products: its columns, what would be stored, and then the import itself. */
export function ImportKeywordsDialog({ products, onClose }: Props) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const { look, bring, share } = useImportKeywords(products, onClose);
  const preview = look.data;
  const [first] = products;

  function read(next: File | null, columns: Mapping): void {
    if (next === null) return;
    setFile(next);
    setMapping(columns);
    bring.reset();
    look.mutate({ file: next, mapping: columns });
  }

  const isReady = file !== null && preview !== undefined && findHindrance(preview) === undefined;
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('products.keywords.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed" dir="auto">
          {products.length === 1 && first
            ? nameOf(first)
            : t('products.picker.picked', { count: products.length })}
        </Text>
        <Text size="sm">{t('products.keywords.text')}</Text>
        <Group gap="sm">
          <FileButton onChange={(next) => read(next, {})} accept={ACCEPTED}>
            {(button) => (
              <Button {...button} variant={file === null ? 'filled' : 'default'} loading={look.isPending}>
                {t('searchHistory.import.choose')}
              </Button>
            )}
          </FileButton>
          {file !== null && (
            <Text size="sm" dir="auto" truncate>
              {file.name}
            </Text>
          )}
        </Group>
        {(look.isPending || bring.isPending) && (
          <ProgressBlock label={t('searchHistory.import.sending')} share={share === 1 ? null : share} />
        )}
        <ProblemAlert error={look.error ?? bring.error} />
        {preview && (
          <>
            <ColumnFields preview={preview} onChange={(columns) => read(file, columns)} />
            <KeywordReport preview={preview} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={!isReady || look.isPending}
            loading={bring.isPending}
            onClick={() => file && bring.mutate({ file, mapping })}
          >
            {t('products.keywords.import', { count: preview?.added ?? 0 })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
