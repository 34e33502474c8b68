import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asksShared, isSharedRoute } from './shared-questions.ts';

const route = {
  path: 'jumps/get',
  input: z.object({
    cabinetId: z.int(),
    words: z._default(z.string(), ''),
    skus: z._default(z.array(z.int()), []),
    day: z.optional(z.string()),
  }),
};
const read = (input: object): unknown => z.parse(route.input, input);
const shared = (...inputs: Record<string, unknown>[]) => ({
  cabinetId: 1,
  questions: inputs.map((input) => ({ path: route.path, input })),
});
const asks = (input: object, of: ReturnType<typeof shared>, cabinetId = 1) =>
  asksShared(route, read(input), { cabinetId, shared: of });

it('compares what the operation gets: defaults count, the order of names does not, that of values does', () => {
  const pinned = shared({ cabinetId: 1, skus: [1, 2] });
  expect(asks({ skus: [1, 2], words: '', cabinetId: 1 }, pinned)).toBe(true);
  expect(asks({ cabinetId: 1, skus: [2, 1] }, pinned)).toBe(false);
  expect(asks({ cabinetId: 1, skus: [1] }, pinned)).toBe(false);
  expect(asks({ cabinetId: 1, skus: [1, 2], day: '2026-01-01' }, pinned)).toBe(false);
});

it('knows only the routes that were shared, and a pinned input that the route has ceased to take is worth nothing', () => {
  const { questions } = shared({ cabinetId: 1 });
  expect(isSharedRoute(route, questions)).toBe(true);
  expect(isSharedRoute({ path: 'jumps/getAll' }, questions)).toBe(false);
  expect(isSharedRoute(route, [])).toBe(false);
  expect(asks({ cabinetId: 1 }, shared({ cabinetId: 1, words: 7 }))).toBe(false);
});

const input = fc.record(
  {
    cabinetId: fc.integer({ min: 1, max: 2 }),
    words: fc.constantFrom('', 'a', 'a ', 'A'),
    skus: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
    day: fc.constantFrom('2026-01-01', '2026-01-02'),
  },
  { requiredKeys: ['cabinetId'] },
);

it('lets nothing pass that is not one of the pinned questions, and each of these in its own cabinet', () => {
  fc.assert(
    fc.property(fc.array(input, { maxLength: 3 }), input, (pinned, wanted) => {
      const key = (one: object) => {
        const { cabinetId, words, skus, day } = z.parse(route.input, one);
        return JSON.stringify([cabinetId, words, skus, day]);
      };
      const isPinned = wanted.cabinetId === 1 && pinned.some((one) => key(one) === key(wanted));
      expect(asks(wanted, shared(...pinned), wanted.cabinetId)).toBe(isPinned);
    }),
  );
});
