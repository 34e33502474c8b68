import type { Proof } from '../../server/proofs/figure.ts';

type Entry = { name: string; ids: readonly string[]; load: () => Promise<{ prove: Proof }> };

/** Times first, while the machine is quiet; each proof opens and drops databases of its own. */
export const PROOFS: readonly Entry[] = [
  { name: 'same-answers', ids: ['R12'], load: () => import('../../server/proofs/same-answers.ts') },
  { name: 'access-matrix', ids: ['R10'], load: () => import('../../server/proofs/access-matrix.ts') },
  { name: 'single-effect', ids: ['R4'], load: () => import('../../server/proofs/single-effect.ts') },
  { name: 'password-guessing', ids: ['R11'], load: () => import('../../server/proofs/password-guessing.ts') },
  { name: 'code-guessing', ids: ['R13'], load: () => import('../../server/proofs/code-guessing.ts') },
  { name: 'refresh-tabs', ids: ['R14'], load: () => import('../../server/proofs/refresh-tabs.ts') },
  { name: 'hostile-pictures', ids: ['R20'], load: () => import('../../server/proofs/hostile-pictures.ts') },
  { name: 'strangers', ids: ['R21'], load: () => import('../../server/proofs/strangers/prove-strangers.ts') },
  { name: 'sealed-values', ids: ['R16'], load: () => import('../../server/proofs/sealed-values.ts') },
  { name: 'ledger', ids: ['R1', 'R2'], load: () => import('../../server/proofs/ledger.ts') },
  { name: 'payments', ids: ['R4', 'R6'], load: () => import('../../server/proofs/payments.ts') },
  { name: 'killed-ledger', ids: ['R5'], load: () => import('../../server/proofs/killed-ledger.ts') },
  { name: 'killed-payments', ids: ['R5'], load: () => import('../../server/proofs/killed-payments.ts') },
  { name: 'standby', ids: ['STANDBY'], load: () => import('../../server/proofs/standby/prove-standby.ts') },
  { name: 'backup', ids: ['BACKUP'], load: () => import('../../server/proofs/backup/prove-backup.ts') },
  { name: 'plans', ids: ['R15', 'R4'], load: () => import('../../server/proofs/plans.ts') },
  { name: 'holds', ids: ['R5'], load: () => import('../../server/proofs/holds.ts') },
  { name: 'radar', ids: ['RADAR'], load: () => import('../../server/proofs/radar.ts') },
  { name: 'ab-lateness', ids: ['AB'], load: () => import('../../server/proofs/ab-lateness.ts') },
  { name: 'killed-ab', ids: ['AB'], load: () => import('../../server/proofs/killed-ab.ts') },
  { name: 'ab-life', ids: ['AB'], load: () => import('../../server/proofs/ab-life.ts') },
  { name: 'notices', ids: ['NOTICES'], load: () => import('../../server/proofs/notices.ts') },
  { name: 'office', ids: ['ASVS'], load: () => import('../../server/proofs/office.ts') },
  { name: 'canary-secrets', ids: ['R19'], load: () => import('../../server/proofs/canary-secrets.ts') },
  { name: 'next-request', ids: ['ASVS'], load: () => import('../../server/proofs/next-request.ts') },
  { name: 'headers', ids: ['ASVS'], load: () => import('../../server/proofs/headers.ts') },
  { name: 'forged-requests', ids: ['ASVS'], load: () => import('../../server/proofs/forged-requests.ts') },
  { name: 'probes', ids: ['ASVS'], load: () => import('../../server/proofs/probes.ts') },
  { name: 'forwarded-for', ids: ['ASVS'], load: () => import('../../server/proofs/forwarded-for.ts') },
  { name: 'bad-tokens', ids: ['ASVS'], load: () => import('../../server/proofs/bad-tokens.ts') },
  { name: 'smuggling', ids: ['ASVS'], load: () => import('../../server/proofs/smuggling.ts') },
  { name: 'ab', ids: ['AB'], load: () => import('../../server/proofs/ab.ts') },
  { name: 'ab-carry-over', ids: ['AB'], load: () => import('../../server/proofs/ab-carry-over.ts') },
  { name: 'ab-lost-windows', ids: ['AB'], load: () => import('../../server/proofs/ab-lost-windows.ts') },
  { name: 'effects', ids: ['EF'], load: () => import('./effects.ts') },
  {
    name: 'shortages',
    ids: ['R24'],
    load: () => import('../../server/proofs/shortages/prove-shortages.ts'),
  },
  { name: 'policy-in-browser', ids: ['ASVS'], load: () => import('./policy-in-browser.ts') },
  // Last: it takes two hours.
  { name: 'soak', ids: ['R23'], load: () => import('../../server/proofs/soak/prove-soak.ts') },
];

/** By the id of a figure or by the name of its proof; all of them when nothing is asked for. */
export function chooseProofs(only: string | undefined): readonly Entry[] {
  if (only === undefined) return PROOFS;
  return PROOFS.filter(({ name, ids }) => name === only || ids.includes(only.toUpperCase()));
}
