import type { Language } from '@vitrina/contract/languages.ts';
import { ar } from './plans/ar.ts';
import { en } from './plans/en.ts';
import { fr } from './plans/fr.ts';
import type { PlanTexts } from './plans/plan-texts.ts';
import { ru } from './plans/ru.ts';
import type { TextsOf } from './words.ts';

type PlanKind = 'planEnding' | 'planEnded' | 'planRenewed' | 'trialBegan';

function textsIn(texts: PlanTexts): TextsOf<PlanKind> {
  const { button } = texts;
  return {
    planEnding({ planType, activeTo, price = 0, renewal }, say) {
      const priced = { plan: say.plan(planType), at: say.date(activeTo), points: say.points(price) };
      if (renewal === undefined) return { ...texts.ending(priced), button };
      return { ...(renewal === 'willRenew' ? texts.willRenew(priced) : texts.cannotRenew(priced)), button };
    },
    planEnded({ planType, planTypeNow, renewal }, say) {
      const ended = { plan: say.plan(planType), now: say.plan(planTypeNow) };
      return { ...(renewal === undefined ? texts.ended(ended) : texts.notRenewed(ended)), button };
    },
    planRenewed({ planType, activeTo, price }, say) {
      const priced = { plan: say.plan(planType), at: say.date(activeTo), points: say.points(price) };
      return { ...texts.renewed(priced), button };
    },
    trialBegan({ planType, activeTo }, say) {
      return { ...texts.trial({ plan: say.plan(planType), at: say.date(activeTo) }), button };
    },
  };
}

export const PLANS_WORDS: Record<Language, TextsOf<PlanKind>> = {
  ru: textsIn(ru),
  en: textsIn(en),
  fr: textsIn(fr),
  ar: textsIn(ar),
};
