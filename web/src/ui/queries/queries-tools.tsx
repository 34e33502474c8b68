import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showNotice } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { limitState } from '../limit-state.ts';
import classes from './queries-field.module.css';

type QueriesToolsProps = {
  value: readonly string[];
  maximum: number;
  onClear: () => void;
  onUndo: (() => void) | undefined;
  children?: ReactNode;
};

/** How many of how many, and what can be done with all of them at once. */
export function QueriesTools({ value, maximum, onClear, onUndo, children }: QueriesToolsProps) {
  const { t, format } = useTexts();

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value.join('\n'));
    showNotice(t('ui.queries.copied', { count: value.length }));
  }

  return (
    <div className={classes['tools']}>
      <Text size="xs" className={classes['count'] ?? ''} data-state={limitState(value.length, maximum)}>
        {t('ui.limit.of', { current: format.count(value.length), maximum: format.count(maximum) })}
      </Text>
      {children}
      {onUndo !== undefined && (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconArrowBackUp size={14} />}
          onClick={onUndo}
        >
          {t('common.undo')}
        </Button>
      )}
      {value.length > 0 && (
        <>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconCopy size={14} />}
            onClick={() => void copy()}
          >
            {t('ui.queries.copyAll')}
          </Button>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconX size={14} />}
            onClick={onClear}
          >
            {t('ui.queries.clearAll')}
          </Button>
        </>
      )}
    </div>
  );
}
