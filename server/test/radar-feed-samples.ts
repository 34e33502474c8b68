import type { Sample } from './route-sample.ts';

const inCabinet: Sample = { input: ({ cabinetId }) => ({ cabinetId }) };
const ofChange = (name: (id: number) => object): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, ...name(await things.radarChange()) }),
});
const ofWatched = (rest: object = {}, answers?: Sample['answers']): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, skus: [await things.radarProduct()], ...rest }),
  ...(answers ? { answers } : {}),
});

export const RADAR_FEED: Readonly<Record<string, Sample>> = {
  'radar/getChanges': inCabinet,
  'radar/acknowledge': ofChange((id) => ({ ids: [id] })),
  'radar/markSeen': ofChange((upTo) => ({ upTo })),
  'radar/getProducts': inCabinet,
  'radar/getCounts': ofWatched(),
  // Products that other routes were called with stay on watch, and may fill the plan.
  'radar/add': {
    input: async ({ cabinetId, things }) => ({ cabinetId, skus: [await things.product()] }),
    answers: ['ok', 'cabinet.limitExceeded'],
  },
  'radar/remove': ofWatched(),
  'radar/pause': ofWatched({ isPaused: true }),
  'radar/setTags': {
    input: async ({ cabinetId, things }) => ({ cabinetId, tagIds: [await things.tag()] }),
  },
};
