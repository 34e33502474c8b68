import { Alert, Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listShelfMoments, lookAtShelf, SHELF_DEPTHS } from '@vitrina/contract/products-in-search.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showSuccess } from '../platform/notify.ts';
import { useMayCall } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { CityField } from '../queries/city-field.tsx';
import { useCityName } from '../queries/use-city-name.ts';
import { ChoiceField } from '../ui/conditions/choice-field.tsx';
import type { ConditionFields } from '../ui/conditions/condition.ts';
import { ConditionLine } from '../ui/conditions/condition-line.tsx';
import { conditionsOf } from '../ui/conditions/use-conditions.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { CONDITIONS, type ConditionId, type ShelfConditionState } from './conditions.ts';
import { QueryField } from './query-field.tsx';
import type { ShelfView } from './use-shelf-view.ts';

type LookReportProps = {
  look: OutputOf<typeof lookAtShelf> | undefined;
  error: Error | null;
  hasShelves: boolean;
};

/** Why a look failed, when to try again, and that nothing stored is lost. */
function LookReport({ look, error, hasShelves }: LookReportProps) {
  const { t, format } = useTexts();
  if (error !== null) return <ProblemAlert error={error} />;
  if (look === undefined || look.outcome === 'read') return null;
  const sentences = [
    look.retryAt !== null && `${t('productsInSearch.retryAt', { at: format.instantShort(look.retryAt) })}.`,
    look.takenAt !== null && t('productsInSearch.partly'),
    hasShelves && t('productsInSearch.oldStay'),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconEyeOff size={18} />}
      title={t(`productsInSearch.outcomes.${look.outcome}`)}
    >
      {sentences.join(' ')}
    </Alert>
  );
}

/** Has the shelf read now and shows it; of another shelf than the asked one nothing is reported. */
function useLook({ search, shelf, change }: ShelfView) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const look = useMutation({
    mutationFn: () => call(lookAtShelf, { ...shelf, depth: search.depth }),
    onSuccess: async ({ outcome, takenAt }) => {
      await client.invalidateQueries({ queryKey: [listShelfMoments.path] });
      if (takenAt !== null) change({ at: '' });
      if (outcome === 'read') showSuccess(t('productsInSearch.readDone'));
    },
  });
  const { reset } = look;
  useEffect(() => reset(), [reset, shelf.query, shelf.cityId, shelf.cabinetId]);
  return look;
}

function useFields(): ConditionFields<ShelfConditionState, ConditionId> {
  const { t } = useTranslation();
  return {
    city: ({ state, change }) => (
      <CityField
        value={state.city}
        onChange={(city) => change({ city, at: '', against: '' })}
        withCountry={false}
      />
    ),
    depth: ({ state, change, close }) => (
      <ChoiceField
        label={t('productsInSearch.depth')}
        value={state.depth}
        choices={SHELF_DEPTHS.map((depth) => ({
          value: depth,
          label: t('productsInSearch.depths', { count: depth }),
        }))}
        onChange={(depth) => change({ depth })}
        onChosen={close}
      />
    ),
  };
}

/** Which shelf, and how far it is to be read now. */
export function ShelfFilters({ view, more }: { view: ShelfView; more: ReactNode }) {
  const { t } = useTranslation();
  const { search, isRequested, change } = view;
  const look = useLook(view);
  const mayLook = useMayCall(lookAtShelf);
  const cityName = useCityName(search.city);
  return (
    <>
      <QueryField value={search.query} onChange={(query) => change({ query, at: '', against: '' })} />
      <ConditionLine
        conditions={CONDITIONS}
        fields={useFields()}
        values={conditionsOf({ search: { ...search, cityName }, change })}
        more={
          <>
            {mayLook && (
              <Button
                size="xs"
                leftSection={<IconEye size={16} aria-hidden />}
                disabled={!isRequested}
                loading={look.isPending}
                onClick={() => look.mutate()}
              >
                {t('productsInSearch.read')}
              </Button>
            )}
            {more}
          </>
        }
      />
      <LookReport look={look.data} error={look.error} hasShelves={view.known.length > 0} />
    </>
  );
}
