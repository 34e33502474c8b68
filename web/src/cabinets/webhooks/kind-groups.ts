import type { WebhookKind } from '@vitrina/contract/notifications/webhooks.ts';

/** By what they are about, as people look for them. */
export const KIND_GROUPS = {
  positions: ['positionAlert', 'positionDigest', 'jumpsFound'],
  radar: ['radarAlert', 'radarDigest', 'piggyBackersToday'],
  tests: ['abTestLaunched', 'abTestPaused', 'abTestFinished', 'abTestRestoreFailing'],
  access: ['keyRefused', 'cabinetBlocked', 'cabinetUnblocked', 'inviteAccepted'],
  background: [
    'exportReady',
    'exportFailed',
    'importDone',
    'importAsking',
    'importFailed',
    'cardReady',
    'cardFailed',
  ],
} as const satisfies Record<string, readonly WebhookKind[]>;

export type KindGroup = keyof typeof KIND_GROUPS;
export const GROUP_NAMES = Object.keys(KIND_GROUPS) as KindGroup[];
