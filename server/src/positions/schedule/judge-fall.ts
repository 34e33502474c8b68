import { placeRank } from '@vitrina/contract/positions/places.ts';

/** What is remembered of a product in a check: where it stood, how much it wanders and when it was looked at. */
export type Memory = readonly [place: number, wandering: number, checkedAtSeconds: number];

/** Neither found nor to be averaged: a stand-in for comparing places, behind the last one that is read. */
const BEYOND = placeRank('deep');

// Places are compared by their logarithms: from 3 to 6 is as far as from 100 to 200.
/** A quarter further down and three places at least: less is nobody's loss. */
const LEAST_FALL = Math.log2(1.25);
const LEAST_PLACES = 3;
/** How many times its usual wandering a product must move down to have fallen. */
const TIMES_USUAL = 4;
const FIRST_WANDERING = 0.05;
/** About eight checks back. */
const NEWEST_SHARE = 1 / 8;

/** Compares a product's place with its last one and remembers it; null: not found, or beyond what is read. */
export function judgeFall(
  before: Memory | undefined,
  found: number | null,
  now: Date,
): { memory: Memory; hasFallen: boolean } {
  const place = found ?? BEYOND;
  const seconds = Math.floor(now.getTime() / 1000);
  if (before === undefined) return { memory: [place, FIRST_WANDERING, seconds], hasFallen: false };
  const [lastPlace, wandering] = before;
  const moved = Math.log2(place / lastPlace);
  const usual = Math.max(LEAST_FALL, wandering * TIMES_USUAL);
  const hasFallen = moved >= usual && place - lastPlace >= LEAST_PLACES;
  // A leap is no wandering: it counts as the longest usual step.
  const step = Math.min(Math.abs(moved), usual);
  const next = wandering + (step - wandering) * NEWEST_SHARE;
  return { memory: [place, Math.round(next * 1000) / 1000, seconds], hasFallen };
}
