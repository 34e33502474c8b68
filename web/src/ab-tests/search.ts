import type { AbStatus, AbStrategy } from '@vitrina/contract/ab-tests/project.ts';
import { PageSize, SortDirection } from '@vitrina/contract/paging.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

export const AB_TABS = ['active', 'archive', 'board'] as const;
export type AbTab = (typeof AB_TABS)[number];

// Written out: every screen waits for this file and none of them for the routes of image tests.
export const STATUSES = ['setup', 'running', 'paused', 'finished'] as const satisfies readonly AbStatus[];
export const STRATEGIES = ['views', 'clicks', 'sure', 'adaptive'] as const satisfies readonly AbStrategy[];

export const AB_SORTS = ['startedAt', 'name'] as const;

/** The state of the list of image tests in the address. */
export const AbTestSearch = z.object({
  tab: withDefault(z.enum(AB_TABS), 'active'),
  search: withDefault(z.string().check(z.maxLength(100)), ''),
  statuses: withDefault(z.array(z.enum(STATUSES)).check(z.maxLength(STATUSES.length)), []),
  strategies: withDefault(z.array(z.enum(STRATEGIES)).check(z.maxLength(STRATEGIES.length)), []),
  sort: withDefault(z.enum(AB_SORTS), 'startedAt'),
  direction: withDefault(SortDirection, 'desc'),
  page: withDefault(z.int().check(z.positive(), z.maximum(100_000)), 1),
  pageSize: withDefault(PageSize, 20),
  /** The product that a new test is being made of; 0: none. */
  product: withDefault(z.int().check(z.minimum(0)), 0),
  /** Of the board; empty: all of them. */
  idea: withDefault(z.string().check(z.maxLength(100)), ''),
});
export type AbTestSearch = z.infer<typeof AbTestSearch>;
export const FIRST_AB_TESTS: AbTestSearch = z.parse(AbTestSearch, {});

/** Left behind when another cabinet is chosen. */
export const AB_TESTS_OF_CABINET = ['product'] as const satisfies (keyof AbTestSearch)[];
