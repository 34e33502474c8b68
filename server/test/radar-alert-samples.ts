import type { Sample } from './route-sample.ts';

const RULE = { scope: { kind: 'cabinet' }, kinds: ['price'], pricePercent: 5 };

const withIn = (input: object, answers?: Sample['answers']): Sample => ({
  input: ({ cabinetId }) => ({ cabinetId, ...input }),
  ...(answers ? { answers } : {}),
});
const ofRule = (input: object = {}): Sample => ({
  input: async ({ cabinetId, things }) => ({ cabinetId, ruleId: await things.radarAlert(), ...input }),
});

/** Rules of the radar, and what a note did. */
export const RADAR_ALERTS: Readonly<Record<string, Sample>> = {
  'radarAlerts/getAll': withIn({}),
  'radarAlerts/rehearse': withIn({ rule: RULE }),
  'radarAlerts/add': withIn({ rule: RULE }, ['ok', 'radarAlert.tooMany']),
  'radarAlerts/change': ofRule({ rule: RULE, isOn: true }),
  'radarAlerts/delete': ofRule(),
  'radarAlerts/getFirings': ofRule(),
  'effects/get': {
    input: async ({ cabinetId, things }) => ({
      cabinetId,
      cause: { kind: 'note', noteId: await things.note() },
    }),
  },
};
