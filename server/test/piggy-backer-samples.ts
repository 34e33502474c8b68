import type { Sample } from './route-sample.ts';

const ofStay = (input: object): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, id: (await things.piggyBacker()).id, ...input }),
});

export const PIGGY_BACKERS: Readonly<Record<string, Sample>> = {
  'radar/getPiggyBackers': {
    input: async ({ cabinetId, things }) => ({ cabinetId, sku: (await things.piggyBacker()).sku }),
  },
  'radar/setPiggyBackerStatus': ofStay({ status: 'known' }),
  'radar/getPiggyBackerNotices': { input: ({ cabinetId }) => ({ cabinetId }) },
  'radar/orderEvidence': {
    input: async ({ cabinetId, things }) => {
      const { id, sku } = await things.piggyBacker();
      return { cabinetId, sku, from: '2025-06-01', to: '2026-05-30', piggyBackerId: id };
    },
    answers: ['ok', 'export.tooMany'],
  },
};
