import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { RADAR_IMPORTANCE } from '@vitrina/contract/radar/bounds.ts';
import { radarDeliverAt } from './deliver-at.ts';
import { type JudgedChange, matchesChange } from './match-change.ts';

/** What one look at one card brought that a rule is about, the most important first. */
export type Found = { look: string; sku: number; at: Date; deliverAt: Date; changes: JudgedChange[] };

const weight = ({ importance }: JudgedChange) => RADAR_IMPORTANCE.indexOf(importance);

/**
 * Judges lines of the feed by a rule: all lines of a look are one firing. Lines that come together or one after the other
 * are judged alike, so a rehearsal of four weeks finds what four weeks of work would have.
 */
export function judgeChanges(
  rule: RadarAlertRule,
  lines: readonly JudgedChange[],
  deliversAt: Date | null,
): { found: Found[]; deliversAt: Date | null } {
  const matching = lines.filter((line) => matchesChange(rule, line));
  const looks = [...Map.groupBy(matching, ({ look }) => look).values()];
  const inTime = looks.toSorted(
    ([one], [other]) =>
      (one?.at.getTime() ?? 0) - (other?.at.getTime() ?? 0) || (one?.id ?? 0) - (other?.id ?? 0),
  );
  let last = deliversAt;
  const found = inTime.flatMap((changes): Found[] => {
    const [first] = changes;
    if (first === undefined) return [];
    last = radarDeliverAt(first.at, rule, last);
    const sorted = changes.toSorted((one, other) => weight(other) - weight(one) || one.id - other.id);
    return [{ look: first.look, sku: first.sku, at: first.at, deliverAt: last, changes: sorted }];
  });
  return { found, deliversAt: last };
}
