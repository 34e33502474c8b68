import type { Column } from '../column.ts';
import { isVisible } from '../columns/arrange-columns.ts';

/** interface-rules.md G17: a card shows three chosen metrics. */
export const MAX_FACTS = 3;

type Chosen = {
  /** null: the person has not chosen. */
  facts: readonly string[] | null;
  visibility: Readonly<Record<string, boolean>>;
};

/** Which columns a card shows under its title: the person's, or else those of the screen; buttons always. */
export function cardFacts<Row>(
  ordered: readonly Column<Row>[],
  { facts, visibility }: Chosen,
): readonly Column<Row>[] {
  const others = ordered.slice(1);
  const buttons = others.filter(({ isFixed }) => isFixed === true);
  const free = others.filter(({ isFixed }) => isFixed !== true);
  if (facts !== null) return [...free.filter(({ id }) => facts.includes(id)), ...buttons];
  const shown = free.filter((column) => isVisible(column, visibility));
  const standard = shown.filter(({ isInCard = false }) => isInCard !== false);
  return [...(standard.length > 0 ? standard : shown).slice(0, MAX_FACTS), ...buttons];
}

/** What may be chosen for a card: never more than fits. */
export function toggleFact(facts: readonly string[], id: string): string[] {
  if (facts.includes(id)) return facts.filter((known) => known !== id);
  return facts.length >= MAX_FACTS ? [...facts] : [...facts, id];
}

export function isWide<Row>({ isInCard, line }: Column<Row>): boolean {
  return isInCard === 'wide' || line !== undefined;
}
