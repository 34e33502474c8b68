import type { CardSourceSpan } from '@vitrina/contract/radar/card.ts';
import type { RadarKind } from '@vitrina/contract/radar/changes.ts';

/** Milliseconds since the epoch; `to` is not part of it. */
export type Time = { from: number; to: number };
/** What was so for a time, without a break. */
export type Piece<Value> = Time & { value: Value };

/** Parts of times that none of the holes covers. Both ascend. */
export function without(times: readonly Time[], holes: readonly Time[]): Time[] {
  return holes.reduce<Time[]>(
    (left, hole) =>
      left.flatMap((time) =>
        [
          { from: time.from, to: Math.min(time.to, hole.from) },
          { from: Math.max(time.from, hole.to), to: time.to },
        ].filter(({ from, to }) => from < to),
      ),
    [...times],
  );
}

/** When a kind is known from its source. */
export function knownTimes({ knownFrom, knownUntil, gaps }: CardSourceSpan, kind: RadarKind): Time[] {
  const holes = gaps
    .filter(({ only }) => only === null || only === kind)
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  return without([{ from: Date.parse(knownFrom), to: Date.parse(knownUntil) }], holes);
}

/** What was so and is known: nothing is bridged where nobody could see. */
export function cutToKnown<Value>(pieces: readonly Piece<Value>[], known: readonly Time[]): Piece<Value>[] {
  return pieces.flatMap((piece) =>
    known
      .map(({ from, to }) => ({
        from: Math.max(from, piece.from),
        to: Math.min(to, piece.to),
        value: piece.value,
      }))
      .filter(({ from, to }) => from < to),
  );
}

/** Each step lasts until the next one, the last one until the end. */
export function stepPieces<Value>(
  steps: readonly { at: string; value: Value }[],
  end: number,
): Piece<Value>[] {
  return steps.map(({ at, value }, index) => {
    const next = steps[index + 1];
    return { from: Date.parse(at), to: next === undefined ? end : Date.parse(next.at), value };
  });
}

type Span = { from: string; to: string | null };

export function spanPieces<One extends Span>(spans: readonly One[], end: number): Piece<One>[] {
  return spans.map((span) => ({
    from: Date.parse(span.from),
    to: span.to === null ? end : Date.parse(span.to),
    value: span,
  }));
}

/** The one that covers a moment; at the very end of all the last one. */
export function pieceAt<Value>(pieces: readonly Piece<Value>[], at: number): Piece<Value> | undefined {
  return pieces.findLast(({ from, to }) => from <= at && at < to) ?? pieces.findLast(({ to }) => to === at);
}
