import type { RegisteredRouter } from '@tanstack/react-router';
import { listToolPaths } from '@vitrina/contract/tools/tools.ts';
import { expect, test } from 'vitest';

test('every screen of a tool stands in the table of routes', () => {
  // The table cannot be imported without all screens, so the compiler compares both.
  const paths: readonly (keyof RegisteredRouter['routesByPath'])[] = listToolPaths();
  expect(new Set(paths).size).toBe(paths.length);
});
