import { expect, it } from 'vitest';
import { missed } from './figure.ts';
import * as notices from './notices.ts';

it("each day's notice comes once, whoever is killed and whatever line breaks", async () => {
  expect(missed(await notices.prove('small'))).toEqual([]);
}, 240_000);
