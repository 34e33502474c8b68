import { PageSize, SortDirection } from '@vitrina/contract/paging.ts';
import { RADAR_IMPORTANCE, RADAR_KINDS } from '@vitrina/contract/radar/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

export const RADAR_TABS = ['feed', 'products'] as const;
export type RadarTab = (typeof RADAR_TABS)[number];

// Written out: every screen waits for this file and none of them for the routes of the radar.
export const WHOSE = ['all', 'own', 'rivals'] as const;
export const PRODUCT_SORTS = [
  'lastChange',
  'changes7',
  'changes28',
  'piggyBackers',
  'name',
  'addedAt',
] as const;

/** The state of the radar's home in the address. */
export const RadarChangesSearch = z.object({
  tab: withDefault(z.enum(RADAR_TABS), 'feed'),
  kinds: withDefault(z.array(z.enum(RADAR_KINDS)).check(z.maxLength(RADAR_KINDS.length)), []),
  importance: withDefault(z.enum(RADAR_IMPORTANCE), 'low'),
  whose: withDefault(z.enum(WHOSE), 'all'),
  /** As in the product table: "3.17". */
  tags: withDefault(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,9}){0,19})?$/)), ''),
  tagMode: withDefault(z.enum(['any', 'all']), 'any'),
  /** first: only what is new since the last visit if there is anything. */
  unseen: withDefault(z.enum(['first', 'only', 'all']), 'first'),
  waiting: withDefault(z.boolean(), false),
  noise: withDefault(z.boolean(), false),
  /** A part of a name, or an SKU, of the products. */
  search: withDefault(z.string().check(z.maxLength(200)), ''),
  sort: withDefault(z.enum(PRODUCT_SORTS), 'lastChange'),
  direction: withDefault(SortDirection, 'desc'),
  page: withDefault(z.int().check(z.positive(), z.maximum(100_000)), 1),
  pageSize: withDefault(PageSize, 50),
});
export type RadarChangesSearch = z.infer<typeof RadarChangesSearch>;
export const FIRST_RADAR_CHANGES: RadarChangesSearch = z.parse(RadarChangesSearch, {});

/** Left behind when another cabinet is chosen. */
export const RADAR_OF_CABINET = ['tags'] as const satisfies (keyof RadarChangesSearch)[];
