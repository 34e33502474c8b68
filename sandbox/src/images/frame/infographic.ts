import { box, letters, line, oval, repeat } from '../drawing/pen.ts';

export type Inks = { strong: string; onStrong: string; text: string; plate: string };

export const LAYOUTS = ['band', 'pills', 'column', 'corner'] as const;
export type Layout = (typeof LAYOUTS)[number];

type Words = { title: string; facts: readonly string[]; badge: string | undefined };

// Arial bold: the average width of a letter as a part of its size.
const LETTER = 0.62;
const CAPITAL = 0.72;
const widthOf = (text: string, size: number) => text.length * size * LETTER;
const sizeFor = (text: string, width: number, most: number) => Math.min(most, width / (text.length * LETTER));

/** Two lines at most, broken at the space nearest to the middle. */
function breakTitle(title: string): string[] {
  if (title.length <= 14) return [title];
  const spaces = [...title.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const middle = spaces.toSorted(
    (one, other) => Math.abs(one - title.length / 2) - Math.abs(other - title.length / 2),
  )[0];
  return middle === undefined ? [title] : [title.slice(0, middle).trim(), title.slice(middle)];
}

function drawTitle(title: string, y: number, width: number, fill: string): string {
  const rows = breakTitle(title.toUpperCase());
  const size = Math.min(60, ...rows.map((row) => width / (row.length * CAPITAL)));
  return rows
    .map((row, index) => letters(row, { x: 36, y: y + index * size * 1.08, size, fill, anchor: 'start' }))
    .join('');
}

function drawPill(text: string, x: number, y: number, { strong, onStrong }: Inks): string {
  const width = widthOf(text, 25) + 44;
  return (
    box([x, y, width, 52, 26], strong) +
    letters(text, { x: x + width / 2, y: y + 35, size: 25, fill: onStrong })
  );
}

function drawBadge(text: string, x: number, y: number, { strong, onStrong }: Inks): string {
  return (
    oval([x, y, 62], strong) +
    `<circle cx="${x}" cy="${y}" r="54" fill="none" stroke="${onStrong}" stroke-width="2" opacity=".6"/>` +
    letters(text, { x, y: y + 9, size: Math.min(34, 100 / (text.length * CAPITAL)), fill: onStrong })
  );
}

const DRAWERS: Readonly<Record<Layout, (words: Words, inks: Inks) => string>> = {
  band: ({ title, facts }, inks) => {
    const step = 600 / Math.max(1, facts.length);
    return [
      box([0, 0, 600, 150], inks.strong),
      drawTitle(title, 66, 528, inks.onStrong),
      box([0, 722, 600, 78], inks.strong),
      ...facts.map((fact, index) =>
        letters(fact, {
          x: step * (index + 0.5),
          y: 770,
          size: sizeFor(fact, step - 40, 26),
          fill: inks.onStrong,
        }),
      ),
      ...facts
        .slice(1)
        .map((_, index) => line(`M${Math.round(step * (index + 1))} 740 V782`, inks.onStrong, 2, 0.6)),
    ].join('');
  },
  pills: ({ title, facts }, inks) =>
    drawTitle(title, 78, 400, inks.text) +
    facts.map((fact, index) => drawPill(fact, 30, 720 - (facts.length - 1 - index) * 64, inks)).join(''),
  column: ({ title, facts }, inks) =>
    [
      drawTitle(title, 78, 400, inks.text),
      ...facts.map((fact, index) => {
        const y = 214 + index * 74;
        return (
          oval([56, y, 24], inks.strong) +
          line(`M46 ${y} l8 8 l14 -16`, inks.onStrong, 5) +
          letters(fact, { x: 92, y: y + 9, size: sizeFor(fact, 250, 26), fill: inks.text, anchor: 'start' })
        );
      }),
    ].join(''),
  corner: ({ title, facts }, inks) =>
    [
      `<path d="M0 0 H600 V70 L0 230Z" fill="${inks.strong}"/>`,
      drawTitle(title, 70, 330, inks.onStrong),
      ...facts.map(
        (fact, index) =>
          box(
            [600 - widthOf(fact, 25) - 60, 600 + index * 62, widthOf(fact, 25) + 60, 50],
            inks.plate,
            0.92,
          ) +
          letters(fact, {
            x: 600 - (widthOf(fact, 25) + 60) / 2,
            y: 634 + index * 62,
            size: 25,
            fill: inks.strong,
          }),
      ),
    ].join(''),
};

/** What a seller writes over a photograph. */
export function drawInfographic(layout: Layout, words: Words, inks: Inks): string {
  const badge =
    words.badge === undefined ? '' : drawBadge(words.badge, 518, layout === 'band' ? 226 : 92, inks);
  return DRAWERS[layout](words, inks) + badge;
}

/** Facts with arrows to the thing in the middle, from the left and from the right. */
export function drawArrows(facts: readonly string[], inks: Inks): string {
  return repeat(facts.length, (index) => {
    const fact = facts[index] ?? '';
    const y = 190 + index * 150;
    const isLeft = index % 2 === 0;
    const width = Math.min(270, widthOf(fact, 24) + 36);
    const x = isLeft ? 24 : 576 - width;
    const tip = isLeft ? x + width / 2 + 60 : x + width / 2 - 60;
    return [
      line(
        `M${Math.round(x + width / 2)} ${y + 24} Q${Math.round(x + width / 2)} ${y + 84} ${Math.round(tip)} ${y + 92}`,
        inks.strong,
        4,
      ),
      oval([tip, y + 92, 8], inks.strong),
      box([x, y - 26, width, 52, 14], inks.plate),
      letters(fact, { x: x + width / 2, y: y + 9, size: sizeFor(fact, width - 24, 24), fill: inks.text }),
    ].join('');
  });
}
