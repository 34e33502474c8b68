import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

function readRatio(given: string | undefined): number {
  const ratio = Number(given ?? 1);
  if (given === '' || !(ratio >= 0 && ratio <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not ${given}.`);
  return ratio;
}

/** Which traces are kept, as OTEL_TRACES_SAMPLER and its _ARG say. Throws a sentence for what it does not know. */
export function readSampler(name = 'parentbased_always_on', argument?: string): Sampler {
  const makers = new Map<string, () => Sampler>([
    ['always_on', () => new AlwaysOnSampler()],
    ['always_off', () => new AlwaysOffSampler()],
    ['traceidratio', () => new TraceIdRatioBasedSampler(readRatio(argument))],
  ]);
  const makeRoot = makers.get(name.replace(/^parentbased_/, ''));
  if (!makeRoot)
    throw new Error(
      `OTEL_TRACES_SAMPLER must be ${[...makers.keys()].join(', ')}, or one of them after parentbased_, not ${name}.`,
    );
  // All spans of a trace are kept or none, whichever was named.
  return new ParentBasedSampler({ root: makeRoot() });
}
