import { SimpleGrid } from '@mantine/core';
import type { KeywordPreview } from '@vitrina/contract/product-tables.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select/lazy.tsx';
import { listColumns, type Mapping } from './mapping.ts';

type ColumnFieldsProps = { preview: KeywordPreview; onChange: (mapping: Mapping) => void };

const NONE = '';

/** Which column holds the queries and which their labels, as suggested or as a person says. */
export function ColumnFields({ preview, onChange }: ColumnFieldsProps) {
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
