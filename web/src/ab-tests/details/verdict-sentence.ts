import type { AbImage, AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type { AbResults, AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import type { Format } from '../../platform/texts/create-format.ts';
import type { Tone } from '../../ui/status-badge.tsx';

type NumberOf = (id: AbImage['id']) => number | undefined;

type SentenceKey =
  | 'launching'
  | 'warmUp'
  | 'notEnough'
  | 'notEnoughFinished'
  | 'leads'
  | 'better'
  | 'noDifference';
export type Sentence = { key: SentenceKey; values: Readonly<Record<string, string | number>> };

type Context = { numberOf: NumberOf; isFinished: boolean; format: Format };

/** Percent of clicks are whole: more digits than the interval allows would promise what is not there. */
const percent = (share: number) => Math.round(share * 100);

/** What the numbers allow one to read out of them, by the grammar of docs/metrics.md, and nothing more. */
export function verdictSentence(verdict: AbVerdict, { numberOf, isFinished, format }: Context): Sentence {
  const image = (id: AbImage['id']) => numberOf(id) ?? '–';
  switch (verdict.kind) {
    case 'warmUp':
      return { key: 'warmUp', values: { at: format.instantShort(verdict.until) } };
    case 'notEnough':
      return { key: isFinished ? 'notEnoughFinished' : 'notEnough', values: {} };
    case 'leads':
      return {
        key: 'leads',
        values: {
          image: image(verdict.imageId),
          other: image(verdict.otherImageId),
          chance: format.fixed(verdict.chance, 'share', 0),
        },
      };
    case 'better': {
      const { lift, lossPerThousand } = verdict;
      return {
        key: 'better',
        values: {
          image: image(verdict.imageId),
          other: image(verdict.otherImageId),
          lift: format.change(lift.value),
          low: format.count(percent(lift.low)),
          high: format.count(percent(lift.high)),
          // A loss is promised not to be larger: it is rounded up.
          loss: format.decimal(Math.ceil(lossPerThousand * 10) / 10),
        },
      };
    }
    case 'noDifference':
      return { key: 'noDifference', values: { within: format.count(Math.ceil(verdict.withinPercent)) } };
    default:
      return verdict satisfies never;
  }
}

/** Green is for a winner alone: nothing else may look like one. */
export function verdictTone({ kind }: Pick<AbVerdict, 'kind'>): Tone {
  if (kind === 'better') return 'success';
  return kind === 'leads' ? 'info' : 'neutral';
}

type Missing = Extract<AbVerdict, { kind: 'notEnough' }>['missing'];
type MissingPiece =
  | { key: 'days' | 'windows'; values: { count: number } }
  | { key: 'hours'; values: { count: number; images: string } }
  | { key: 'balance'; values: Record<never, never> };

/** What is still missing before anything may be read out of the numbers, one piece each. */
export function listMissing(missing: Missing, numberOf: NumberOf): readonly MissingPiece[] {
  const images = missing.hourImageIds.flatMap((id) => numberOf(id) ?? []);
  const pieces: MissingPiece[] = [];
  if (missing.days > 0) pieces.push({ key: 'days', values: { count: missing.days } });
  if (missing.windows > 0) pieces.push({ key: 'windows', values: { count: missing.windows } });
  if (images.length > 0)
    pieces.push({ key: 'hours', values: { count: images.length, images: images.join(', ') } });
  if (missing.isUnbalanced) pieces.push({ key: 'balance', values: {} });
  return pieces;
}

export type TestPhase = 'launching' | 'warmUp' | 'counted';

/** Until the warm-up has ended there are no numbers to be read. */
export function phaseOf(
  { status, launchedAt }: Pick<AbTest, 'status' | 'launchedAt'>,
  results: Pick<AbResults, 'verdict'> | undefined,
): TestPhase {
  if (launchedAt === null && status !== 'finished') return 'launching';
  return results?.verdict.kind === 'warmUp' ? 'warmUp' : 'counted';
}

/** The image that a person most likely wants to keep: the one that won or leads, else the original. */
export function proposedImage(
  images: readonly Pick<AbImage, 'id' | 'isOriginal'>[],
  verdict: AbVerdict | undefined,
): AbImage['id'] | undefined {
  if (verdict?.kind === 'better' || verdict?.kind === 'leads') return verdict.imageId;
  return (images.find(({ isOriginal }) => isOriginal) ?? images[0])?.id;
}
