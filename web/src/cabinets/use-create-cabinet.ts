import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CABINET_BOUNDS } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { createCabinet } from '@vitrina/contract/cabinets.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '../platform/api/call.ts';
import { SILENT } from '../platform/api/silent.ts';
import { showSuccess } from '../platform/notify.ts';
import { Problem } from '../platform/problem.ts';
import { refreshCabinets, selectCabinet } from '../platform/session/session.ts';
import { fieldOf } from './refusal-advice.ts';

/** The contract's own schema with messages that are keys of the catalogue; `min` and `max` are filled in by the field. */
const CabinetForm = createCabinet.input;
type CabinetForm = z.input<typeof CabinetForm>;

const CABINET_FIELDS = {
  name: { error: 'cabinets.form.nameError', min: CABINET_BOUNDS.name[0], max: CABINET_BOUNDS.name[1] },
  sellerId: {
    error: 'cabinets.form.sellerIdError',
    min: CABINET_BOUNDS.sellerId[0],
    max: CABINET_BOUNDS.sellerId[1],
  },
  apiKey: {
    error: 'cabinets.form.apiKeyError',
    min: CABINET_BOUNDS.apiKey[0],
    max: CABINET_BOUNDS.apiKey[1],
  },
} as const;

const EMPTY: CabinetForm = { name: '', sellerId: '', apiKey: '' };

/** What was typed stays after a refusal: the key is long and the mistake is usually in one field. */
export function useCreateCabinet(onClose: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(CabinetForm), defaultValues: EMPTY });
  const create = useMutation({
    mutationFn: (input: CabinetForm) => call(createCabinet, input),
    ...SILENT,
    // The key was given to it and should not be kept.
    gcTime: 0,
    onSuccess: async (cabinet) => {
      await refreshCabinets();
      await selectCabinet(cabinet.id);
      await queryClient.invalidateQueries({ queryKey: [getCabinetLimits.path] });
      showSuccess(t('cabinets.created', { name: cabinet.name }));
      close();
    },
    onError: (error) => {
      const field = error instanceof Problem ? fieldOf(error) : undefined;
      if (field !== undefined) form.setFocus(field);
    },
  });

  function close() {
    form.reset(EMPTY);
    create.reset();
    onClose();
  }

  function errorOf(name: keyof CabinetForm) {
    const { error, ...bounds } = CABINET_FIELDS[name];
    return form.formState.errors[name] === undefined ? undefined : t(error, bounds);
  }

  return { form, create, close, errorOf };
}
