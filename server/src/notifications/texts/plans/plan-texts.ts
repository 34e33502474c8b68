import type { Plan } from '@vitrina/contract/plans.ts';

type Words = { subject: string; heading: string; paragraphs: readonly string[] };
type Dated = { plan: string; at: string };
type Priced = Dated & { points: string };
type Ended = { plan: string; now: string };

/** The letters about plans; a language that lacks one does not compile. */
export type PlanTexts = {
  plans: Record<Plan, string>;
  /** By the plural of the language. */
  points: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  button: string;
  ending(given: Dated): Words;
  willRenew(given: Priced): Words;
  cannotRenew(given: Priced): Words;
  ended(given: Ended): Words;
  notRenewed(given: Ended): Words;
  renewed(given: Priced): Words;
  trial(given: Dated): Words;
};
