import { Pill, PillsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import classes from './queries-field.module.css';
import type { QueryInputProps } from './query-input.tsx';

/** The same field with the same chips, which takes nothing yet. */
function StandIn({ value, label, isLabelHidden, placeholder, error }: QueryInputProps) {
  const { t } = useTranslation();
  return (
    <PillsInput
      label={isLabelHidden === true ? undefined : label}
      error={error}
      className={classes['field'] ?? ''}
      inert
    >
      <Pill.Group className={classes['pills'] ?? ''}>
        <div className={classes['chips']}>
          {value.map((query) => (
            <Pill key={query} className={classes['chip'] ?? ''} withRemoveButton>
              <bdi>{query}</bdi>
            </Pill>
          ))}
        </div>
        <PillsInput.Field
          readOnly
          placeholder={value.length === 0 ? (placeholder ?? t('ui.queries.placeholder')) : ''}
        />
      </Pill.Group>
    </PillsInput>
  );
}

/** The list of what others search for, and what places it under the field, are heavy: a screen does not wait for them. */
export const QueryInput = onDemand(async () => (await import('./query-input.tsx')).QueryInput, StandIn);
