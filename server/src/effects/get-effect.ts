import type {
  Effect,
  EffectCause,
  EffectMeasure,
  EffectOfMeasure,
} from '@vitrina/contract/effects/effects.ts';
import { EFFECT_BOUNDS, EFFECT_MEASURES } from '@vitrina/contract/effects/effects.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { inSlices } from '../platform/background/in-slices.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { describeFigures } from './describe-figures.ts';
import { nameProducts } from './donors/name-products.ts';
import { type Estimate, estimateEffects, type Question } from './estimate/estimate-effects.ts';
import { prepareQuestion, type QuestionInput } from './prepare-question.ts';
import { findCause } from './read/find-cause.ts';
import { type Unsaid, unsay } from './read/plan-windows.ts';
import { type Evidence, readEvidence } from './read-evidence.ts';

type Input = { cabinetId: number; cause: EffectCause };

/** The whole answer: of an own product by each measure, or why not. Throws if the note or the change is not there. */
export async function getEffect(context: TimedStoresContext, { cabinetId, cause }: Input): Promise<Effect> {
  const found = await findCause(context, cabinetId, cause);
  const { sku, from, to } = found;
  const about = { sku: Sku.parse(sku), from, to };
  if (!found.isOwn) {
    const measures = EFFECT_MEASURES.map((measure) => say(measure, unsay('notOwn')));
    return { ...about, daysAfter: 0, together: [], advertising: 'unknown', leftOut: 0, measures };
  }
  const evidence = await readEvidence(context, { cabinetId, cause: found });
  const { daysAfter, together, leftOut, isAdvertisingKnown, inputs } = evidence;
  return {
    ...about,
    daysAfter,
    together,
    leftOut,
    advertising: isAdvertisingKnown ? 'steady' : 'unknown',
    measures: await answerMeasures(context, cabinetId, inputs),
  };
}

function say(measure: EffectMeasure, { unsaid }: Unsaid): EffectOfMeasure {
  return { measure, figures: null, unsaid };
}

async function answerMeasures(
  context: TimedStoresContext,
  cabinetId: number,
  inputs: Evidence['inputs'],
): Promise<EffectOfMeasure[]> {
  const prepared = inputs.map((one) => ({ one, question: 'unsaid' in one ? one : prepareQuestion(one) }));
  const questions = prepared.flatMap(({ question }) => ('unsaid' in question ? [] : [question]));
  const estimates = await inSlices(estimateEffects(questions));
  const skus = new Set(questions.flatMap(({ units }) => units.map(({ sku }) => sku)));
  const names = await nameProducts(context, cabinetId, [...skus]);
  return prepared.map(({ one, question }) => {
    if ('unsaid' in question) return say(one.measure, question);
    const estimate = estimates.find(({ measure }) => measure === one.measure);
    return describe(question, estimate, 'days' in one ? one.days : [], names);
  });
}

function describe(
  question: Question,
  estimate: Estimate | undefined,
  days: QuestionInput['days'],
  names: Awaited<ReturnType<typeof nameProducts>>,
): EffectOfMeasure {
  const { measure } = question;
  if (estimate === undefined) throw new Error('Each question has its estimate.');
  if (estimate.unsaid === 'tooFewPlacebos') {
    const counts = { found: estimate.placebos, needed: EFFECT_BOUNDS.leastPlacebos };
    return say(measure, unsay('tooFewPlacebos', counts));
  }
  if (estimate.unsaid === 'preTrend') return say(measure, unsay('preTrend'));
  return { measure, unsaid: null, figures: describeFigures(question, estimate, days, names) };
}
