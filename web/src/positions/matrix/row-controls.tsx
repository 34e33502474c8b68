import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select/lazy.tsx';
import { useTypedText } from '../../ui/typed-text/use-typed-text.ts';
import { GROUPINGS_OF_ROWS } from '../search.ts';
import { readQuiet, writeQuiet } from './quiet-text.ts';
import type { EntryView } from './use-entry-matrix.ts';

const PAUSE_MS = 300;

/** How the rows of the matrix are gathered, and which of them step back. */
export function RowControls({ view: { scope, data, actions } }: { view: EntryView }) {
  const { t } = useTranslation();
  const { search } = scope;
  const { matrix } = data;
  const { change } = actions;
  const hasTags = matrix === undefined || matrix.rows.some(({ tag }) => tag !== null);
  const { text, type } = useTypedText(
    writeQuiet(search.quiet),
    (typed) => {
      const quiet = readQuiet(typed);
      change({ quiet });
      return writeQuiet(quiet);
    },
    PAUSE_MS,
  );
  return (
    <>
      <SelectField
        label={t('positionGrid.groupBy')}
        w={{ base: '100%', sm: 170 }}
        data={GROUPINGS_OF_ROWS.map((by) => ({
          value: by,
          label: t(`positionGrid.groups.${by}`),
          disabled: by === 'tag' && !hasTags,
        }))}
        value={search.groupBy}
        onChange={(value) => change({ groupBy: GROUPINGS_OF_ROWS.find((by) => by === value) ?? 'none' })}
        allowDeselect={false}
      />
      <TextInput
        label={t('positionGrid.quiet')}
        title={t('positionGrid.quietHint')}
        placeholder={t('positionGrid.quietAll')}
        w={{ base: '100%', sm: 170 }}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        onChange={(event) => type(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
    </>
  );
}
