import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { problemText } from '../platform/api/problem-text.ts';
import { useFocusBack } from '../platform/browser/use-focus-back.ts';
import type { Problem } from '../platform/problem.ts';
import { CityField } from '../queries/city-field.tsx';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { readSku } from '../ui/products/sku-rules.ts';
import { QueriesField } from '../ui/queries/queries-field.tsx';
import { useOwnEscape } from '../ui/use-own-escape.ts';
import { ChosenProduct } from './chosen-product.tsx';
import { EntryCost } from './entry-cost.tsx';
import { roomFor } from './find-entry.ts';
import { ProductField } from './product-field.tsx';
import { QuerySources } from './query-sources.tsx';
import { splitRefusal } from './split-refusal.ts';
import { useEntryCost } from './use-entry-cost.ts';
import { useEntryDraft } from './use-entry-draft.ts';
import { useSuggest } from './use-suggest.ts';
import { useTracking } from './use-tracking.ts';

type TrackDialogProps = {
  queries: readonly string[];
  /** Without one, the person chooses. */
  sku?: number | undefined;
  onClose: () => void;
  /** Behind the success, for what the screen shows of tracking. */
  onTracked?: (() => void) | undefined;
};

/** Product, city, queries, what it costs: one way to put anything on tracking, from any screen. */
export function TrackDialog({ queries, sku, onClose, onTracked }: TrackDialogProps) {
  const { t } = useTranslation();
  const draft = useEntryDraft({ sku, queries });
  const chosen = readSku(draft.sku);
  const { entry, budget, isReady, add } = useTracking({ sku: chosen, cityId: draft.cityId }, () => {
    onTracked?.();
    onClose();
  });
  const priced = useEntryCost({ ...draft, skus: chosen === null ? [] : [chosen] });
  const isOutOfPlan = budget?.maximumProducts === 0;
  const shortage = isOutOfPlan ? { of: 'plan' as const } : priced.shortage;
  const isTooMuch = draft.queries.length > roomFor(entry);
  const refusal = splitRefusal(add.error);
  const textOf = (problem: Problem | null) => (problem === null ? undefined : problemText(t, problem));
  useFocusBack();
  return (
    <Modal
      ref={useOwnEscape(true, onClose)}
      opened
      onClose={onClose}
      closeOnEscape={false}
      title={t(sku === undefined && queries.length === 0 ? 'positions.add' : 'positions.confirm')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        {sku === undefined ? (
          <ProductField value={draft.sku} onChange={draft.setSku} />
        ) : (
          <ChosenProduct sku={sku} />
        )}
        <CityField
          value={draft.cityId}
          onChange={draft.setCity}
          withCountry={false}
          description={
            entry
              ? t('positions.inCity', { count: entry.queriesCount, city: entry.cityName })
              : t('queries.wholeCity')
          }
          error={textOf(refusal.city)}
        />
        <QueriesField
          label={t('positions.queries')}
          value={draft.queries}
          onChange={draft.setQueries}
          maximum={roomFor(entry)}
          maximumLength={LONGEST_QUERY}
          suggest={useSuggest()}
          error={textOf(refusal.queries)}
          sources={(addList) => <QuerySources sku={chosen} value={draft.queries} onAdd={addList} />}
        />
        {isTooMuch && (
          <Text size="sm" c="var(--v-danger-text)" role="alert">
            {t('errors.position.tooManyQueries', { maximum: roomFor(entry) })}
          </Text>
        )}
        <EntryCost cost={priced.cost} shortage={shortage} />
        <ProblemAlert error={refusal.other} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={draft.entry === null || !isReady || isTooMuch || shortage !== undefined}
            loading={add.isPending}
            onClick={() => draft.entry && add.mutate(draft.entry)}
          >
            {t('positions.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
