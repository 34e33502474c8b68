import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRIMARY_COLORS } from './primary-colors.ts';

type Rgb = readonly [number, number, number];

const css = ['tokens.css', 'primary.css']
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const rules = [...css.matchAll(/^(?<selector>[^\s{}][^{}]*) \{\n(?<body>[^}]*)\}/gm)].map(({ groups }) => ({
  selector: groups?.['selector'] ?? '',
  variables: [...(groups?.['body'] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
}));

/** What the custom properties are on a page of this theme and primary colour. */
function variablesOf(scheme: string, primary: string): Map<string, string> {
  const page = new Map([
    ['data-mantine-color-scheme', scheme],
    [`data-${scheme}-primary-color`, primary],
  ]);
  const applies = (selector: string) =>
    [...selector.matchAll(/\[([\w-]+)(?:="(\w+)")?\]/g)].every(
      ([, name = '', value]) => page.has(name) && (value === undefined || page.get(name) === value),
    );
  const weight = (selector: string) => selector.split('[').length;
  return new Map(
    rules
      .filter(({ selector }) => applies(selector))
      .toSorted((one, other) => weight(one.selector) - weight(other.selector))
      .flatMap(({ variables }) => variables),
  );
}

function colorOf(variables: Map<string, string>, name: string): Rgb {
  const value = variables.get(name) ?? name;
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return colorOf(variables, alias);
  const [, red = '', green = '', blue = ''] = /^#(\w\w)(\w\w)(\w\w)$/.exec(value) ?? [];
  if (red === '') throw new Error(`${name} is no colour: ${value}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** WCAG 2.2, relative luminance. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['--mantine-color-body', '--v-surface', '--v-surface-raised', '--v-sunken', '--v-hover'];
const on = (grounds: readonly string[], ...texts: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** WCAG 1.4.3: text and what is written on. */
const TEXTS = [
  ...on([...SURFACES, '--v-selected'], '--mantine-color-text', '--mantine-color-dimmed'),
  ...on(SURFACES, '--v-accent-text', '--mantine-color-anchor', '--mantine-color-error'),
  ...on(SURFACES, '--v-success-text', '--v-warning-text', '--v-danger-text', '--v-info-text'),
  ...on(['--v-surface', '--v-surface-raised', '--mantine-color-body'], '--mantine-color-placeholder'),
  ...['success', 'warning', 'danger', 'info'].map(
    (tone) => [`--v-${tone}-text`, `--v-${tone}-wash`] as const,
  ),
  ...['red', 'yellow', 'green'].map(
    (tone) => [`--mantine-color-${tone}-light-color`, `--mantine-color-${tone}-light`] as const,
  ),
  ...on(['--v-heat-good', '--v-heat-middle', '--v-heat-poor'], '--v-heat-text'),
  ...on(
    ['rose-far', 'rose', 'fell', 'fell-far'].map((change) => `--v-change-${change}`),
    '--v-heat-text',
  ),
  ...on(
    ['top10', 'top50', 'top100', 'rest', 'not-found'].map((place) => `--v-place-${place}`),
    '--v-heat-text',
    '--mantine-color-text',
  ),
];

/** The same where the primary colour is in play. */
const PRIMARY_TEXTS = [
  ...on([...SURFACES, '--v-accent-wash'], '--v-accent-text'),
  ...on(['--v-selected'], '--mantine-color-text', '--mantine-color-dimmed'),
  ...on(
    ['--mantine-color-primary-light', '--mantine-color-primary-light-hover'],
    '--mantine-color-primary-light-color',
  ),
  ...on(['--mantine-color-primary-filled', '--mantine-color-primary-filled-hover'], '#ffffff'),
];

/** WCAG 1.4.11: borders of fields, the ring of the focus, lines of charts. */
const PICTURES = [
  ...on(['--mantine-color-body', '--v-surface', '--v-surface-raised', '--v-sunken'], '--v-box', '--v-accent'),
  ...on(['--v-surface', '--v-surface-raised'], ...numbered('--v-series', 15)),
];

describe.each(['light', 'dark'])('in the %s theme', (scheme) => {
  test.each(TEXTS)('%s on %s has the contrast of text', (text, ground) => {
    const variables = variablesOf(scheme, 'violet');
    expect(contrast(colorOf(variables, text), colorOf(variables, ground))).toBeGreaterThanOrEqual(4.5);
  });

  describe.each(PRIMARY_COLORS)('with %s as the primary colour', (primary) => {
    const variables = variablesOf(scheme, primary);

    test.each(PRIMARY_TEXTS)('%s on %s has the contrast of text', (text, ground) => {
      expect(contrast(colorOf(variables, text), colorOf(variables, ground))).toBeGreaterThanOrEqual(4.5);
    });

    test.each(PICTURES)('%s on %s has the contrast of a picture', (mark, ground) => {
      expect(contrast(colorOf(variables, mark), colorOf(variables, ground))).toBeGreaterThanOrEqual(3);
    });

    test('no two lines of a chart have one colour', () => {
      const lines = numbered('--v-series', 15).map((name) => colorOf(variables, name).join(' '));
      expect(new Set(lines).size).toBe(15);
    });
  });

  test('each primary colour is another one', () => {
    const fills = PRIMARY_COLORS.map((name) => colorOf(variablesOf(scheme, name), '--v-accent').join(' '));
    expect(new Set(fills).size).toBe(PRIMARY_COLORS.length);
  });
});

test('the default is the primary colour of the specification', () => {
  const variables = variablesOf('light', 'violet');
  expect(variables.get('--v-accent-violet')).toBe('#7367f0');
  expect(variables.get('--v-primary-fill')).toBe('#675dd8');
});
