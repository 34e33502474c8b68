import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import { voidAbWindows } from '@vitrina/contract/ab-tests/running.ts';
import { call } from '../../../platform/api/call.ts';
import { showSuccess } from '../../../platform/notify.ts';
import { useCabinet, useRight } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { useReread } from '../use-ab-test.ts';
import classes from './strip.module.css';
import { listSuggestions, type ScheduleWindow, type Suggestion } from './strip-layout.ts';

type SuggestionListProps = { test: AbTest; windows: readonly ScheduleWindow[] };

/** The product proposes and a person decides: nothing is left out by itself. */
export function SuggestionList({ test, windows }: SuggestionListProps) {
  const { t, format } = useTexts();
  const { id: cabinetId } = useCabinet();
  const mayEdit = useRight('edit');
  const reread = useReread();
  const suggestions = listSuggestions(windows);
  const accepting = useMutation({
    mutationFn: ({ kind, from, to }: Suggestion) =>
      reread(() =>
        call(voidAbWindows, {
          cabinetId,
          testId: test.id,
          from,
          to,
          reason: t(`abTestDetails.events.${kind}`),
        }),
      ),
    onSuccess: ({ changed }) => showSuccess(t('abTestDetails.void.voided', { count: changed })),
  });
  if (suggestions.length === 0) return null;
  return (
    <section className={classes['suggestions']} aria-label={t('abTestDetails.suggestions.title')}>
      <Text size="sm" fw={600}>
        {t('abTestDetails.suggestions.title')}
      </Text>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.from}>
            <Text size="sm" component="span">
              {t('abTestDetails.suggestions.line', {
                reason: t(`abTestDetails.events.${suggestion.kind}`),
                from: format.instantShort(suggestion.from),
                to: format.instantShort(suggestion.to),
                count: suggestion.windows,
              })}
            </Text>
            {mayEdit && (
              <Button
                size="compact-sm"
                variant="default"
                loading={accepting.isPending && accepting.variables.from === suggestion.from}
                onClick={() => accepting.mutate(suggestion)}
              >
                {t('abTestDetails.suggestions.accept')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
