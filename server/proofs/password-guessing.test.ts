import { expect, it } from 'vitest';
import { budgetOf } from './password-guessing.ts';

it.each([
  [{ accounts: 1, addresses: 1 }, 10_000, 5],
  [{ accounts: 1, addresses: 100 }, 10_000, 50],
  [{ accounts: 1000, addresses: 1 }, 10_000, 100],
  [{ accounts: 1000, addresses: 100 }, 10_000, 10_000],
  [{ accounts: 1, addresses: 1 }, 3, 3],
])('of %j with %i guesses the smallest limit decides', (attack, guesses, budget) => {
  expect(budgetOf(attack, guesses)).toBe(budget);
});
