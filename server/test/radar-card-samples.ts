import type { Sample } from './route-sample.ts';

const DAYS = { from: '2026-02-03', to: '2026-03-02' };
const ofProduct: Sample = {
  input: async ({ cabinetId, things }) => ({ cabinetId, sku: await things.product(), ...DAYS }),
};

export const RADAR_CARD: Readonly<Record<string, Sample>> = {
  'radar/getCard': ofProduct,
  'radar/getCardFigures': ofProduct,
  'radar/getChange': {
    input: async ({ cabinetId, things }) => ({ cabinetId, changeId: await things.radarChange() }),
  },
  'product/getChanges': ofProduct,
};
