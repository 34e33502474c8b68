import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { describe, expect, test } from 'vitest';
import { listActions, mayExclude } from './list-actions.ts';

const image = (excludedAt: string | null) => ({ excludedAt }) as AbImage;
const IMAGES = [image(null), image(null), image('2026-11-20T09:00:00Z')];
const of = (status: 'setup' | 'running' | 'paused' | 'finished', images = IMAGES, isArchived = false) =>
  listActions({ status, images, isArchived }, true).map(({ action, isDisabled }) =>
    isDisabled ? `${action} (off)` : action,
  );

describe('what may be done', () => {
  test('follows from the state', () => {
    expect(of('setup')).toEqual([]);
    expect(of('running')).toEqual(['pause', 'stop']);
    expect(of('paused')).toEqual(['resume', 'stop']);
    expect(of('finished')).toEqual(['apply', 'copy', 'archive', 'delete']);
  });

  test('a test without two images to show is not resumed', () => {
    expect(of('paused', IMAGES.slice(1))).toEqual(['resume (off)', 'stop']);
  });

  test('the archive gives back what it has', () => {
    expect(of('finished', IMAGES, true)).toContain('unarchive');
    expect(of('finished', IMAGES, true)).not.toContain('archive');
  });

  test.each(['running', 'paused', 'finished'] as const)('%s: nothing for whoever only reads', (status) => {
    expect(listActions({ status, images: IMAGES, isArchived: false }, false)).toEqual([]);
  });
});

test('only the decision stands beside the name of a finished test', () => {
  const buttons = listActions({ status: 'finished', images: IMAGES, isArchived: false }, true);
  expect(buttons.filter(({ isInMenu }) => !isInMenu).map(({ action }) => action)).toEqual(['apply']);
});

describe('an image is excluded', () => {
  const three = [image(null), image(null), image(null)];

  test('from a running test that goes on with two', () => {
    expect(mayExclude({ status: 'running', images: three }, image(null))).toBe(true);
    expect(mayExclude({ status: 'running', images: IMAGES }, image(null))).toBe(false);
    expect(mayExclude({ status: 'paused', images: three }, image(null))).toBe(false);
  });

  test('once', () => {
    expect(mayExclude({ status: 'running', images: three }, image('2026-11-20T09:00:00Z'))).toBe(false);
  });
});
