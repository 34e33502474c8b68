import { Sku } from '@vitrina/contract/ids.ts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from '../../platform/problem.ts';
import { trackMany } from './track-many.ts';

const SKUS = [1, 2, 3].map((sku) => z.parse(Sku, sku));

test('a product that is refused does not keep the others from being tracked', async () => {
  const problem = new Problem('position.tooManyQueries', { maximum: 200 }, 400);
  const outcome = await trackMany(SKUS, async (sku) => {
    if (sku === SKUS[1]) throw problem;
  });
  expect(outcome).toEqual({
    done: [SKUS[0], SKUS[2]],
    refused: [{ sku: SKUS[1], problem }],
    untried: [],
  });
});

test('a refusal of the plan stops it, and what was not tried is named', async () => {
  const problem = new Problem('cabinet.limitExceeded', { type: 'positionProducts', maximum: 1 }, 403);
  const track = vi.fn(async (sku: Sku) => {
    if (sku !== SKUS[0]) throw problem;
  });
  const outcome = await trackMany(SKUS, track);
  expect(outcome).toEqual({
    done: [SKUS[0]],
    refused: [{ sku: SKUS[1], problem }],
    untried: [SKUS[2]],
  });
  expect(track).toHaveBeenCalledTimes(2);
});
