import { CABINET_BOUNDS } from '@vitrina/contract/cabinet.ts';
import { createCabinet } from '@vitrina/contract/cabinets.ts';
import * as z from 'zod/mini';

/** The contract's own schema with messages that are keys of the catalogue; `min` and `max` are filled in by the field. */
export const CabinetForm = createCabinet.input;
export type CabinetForm = z.input<typeof CabinetForm>;

export const CABINET_FIELDS = {
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
