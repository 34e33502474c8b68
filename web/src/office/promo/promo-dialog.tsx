import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { PROMO_BOUNDS } from '@vitrina/contract/billing/promo.ts';
import { listOfficeActions, listOfficePromoCodes, makePromoCode } from '@vitrina/contract/office.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { type FormEvent, useState } from 'react';
import { FormButtons, FormDialog } from '../../cabinets/form-dialog.tsx';
import { call } from '../../platform/api/call.ts';
import { showSuccess } from '../../platform/notify.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { WholeField } from '../../ui/typed-text/whole-field.tsx';
import { ConfirmFields } from '../confirm/confirm-fields.tsx';
import { useConfirmation } from '../confirm/use-confirmation.ts';
import { EMPTY_PROMO, type PromoDraft, type PromoField, readPromoDraft } from './promo-draft.ts';

const KINDS = ['points', 'days', 'percent'] as const;
const PLANS = ['start', 'beginnerExpert', 'expert'] as const;
const AMOUNTS = {
  points: PRICES.office,
  days: PROMO_BOUNDS.planDays,
  percent: PROMO_BOUNDS.percent,
} as const;

type Bounds = { minimum: number; maximum: number };
type Props = { isOpen: boolean; onClose: () => void };

export function PromoDialog({ isOpen, onClose }: Props) {
  const { t } = useTexts();
  return (
    <FormDialog isOpen={isOpen} title={t('office.promo.make')} onClose={onClose}>
      <PromoForm onClose={onClose} />
    </FormDialog>
  );
}

function PromoForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<PromoDraft>(EMPTY_PROMO);
  const { made, wrong } = readPromoDraft(draft);
  const make = useMutation({
    mutationFn: (input: InputOf<typeof makePromoCode>) => call(makePromoCode, input),
    meta: { isSilent: true },
    onSuccess: async (_, { code }) => {
      await Promise.all(
        [listOfficePromoCodes, listOfficeActions].map(({ path }) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      );
      showSuccess(t('office.promo.done', { code }));
      onClose();
    },
  });
  const confirmation = useConfirmation(make.error, make.reset);

  function submit(event: FormEvent) {
    event.preventDefault();
    const confirmed = confirmation.read();
    if (made && confirmed) make.mutate({ ...made, ...confirmed });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <DraftFields
          draft={draft}
          wrong={confirmation.isTried ? wrong : []}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            make.reset();
          }}
        />
        <ConfirmFields confirmation={confirmation} />
        <FormButtons submit={t('office.promo.create')} isPending={make.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

type DraftFieldsProps = {
  draft: PromoDraft;
  wrong: readonly PromoField[];
  onChange: (change: Partial<PromoDraft>) => void;
};

function DraftFields({ draft, wrong, onChange }: DraftFieldsProps) {
  const { t, format } = useTexts();
  const { kind } = draft;

  function whole(name: Exclude<PromoField, 'code'>, { minimum, maximum }: Bounds) {
    const bounds = { minimum: format.count(minimum), maximum: format.count(maximum) };
    return {
      value: draft[name],
      onChange: (text: string) => onChange({ [name]: text }),
      error: wrong.includes(name) && t('office.promo.wrong', bounds),
    };
  }

  return (
    <>
      <TextInput
        label={t('office.promo.code')}
        description={t('office.promo.codeText')}
        value={draft.code}
        onChange={(event) => onChange({ code: event.currentTarget.value })}
        error={wrong.includes('code') && t('office.promo.codeWrong')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        data-autofocus
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('office.promo.kind')}
          value={kind}
          data={KINDS.map((value) => ({ value, label: t(`office.promo.kinds.${value}`) }))}
          onChange={(event) =>
            onChange({ kind: KINDS.find((one) => one === event.currentTarget.value) ?? 'points', amount: '' })
          }
        />
        <WholeField label={t(`office.promo.amounts.${kind}`)} {...whole('amount', AMOUNTS[kind])} />
        {kind === 'days' && (
          <NativeSelect
            label={t('office.promo.plan')}
            value={draft.plan}
            data={PLANS.map((value) => ({ value, label: t(`plans.${value}`) }))}
            onChange={(event) =>
              onChange({ plan: PLANS.find((one) => one === event.currentTarget.value) ?? 'start' })
            }
          />
        )}
        <WholeField label={t('office.promo.uses')} {...whole('uses', PROMO_BOUNDS.uses)} />
        <WholeField label={t('office.promo.days')} {...whole('days', PROMO_BOUNDS.days)} />
      </SimpleGrid>
    </>
  );
}
