import { afterEach, expect, test, vi } from 'vitest';
import { compareBuild } from './compare-build.ts';

afterEach(() => vi.unstubAllGlobals());

const PAGE = (entry: string) =>
  `<!doctype html><script src="/boot.js"></script><script type="module" crossorigin src="${entry}"></script>`;

function stub(answer: () => Promise<Response>): void {
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/a-1.js' }) });
  vi.stubGlobal('fetch', vi.fn(answer));
}

test('the release is the same as long as the page names the same script', async () => {
  stub(async () => new Response(PAGE('/assets/a-1.js')));
  expect(await compareBuild()).toBe('same');
  stub(async () => new Response(PAGE('/assets/a-2.js')));
  expect(await compareBuild()).toBe('changed');
});

test('a server that refuses or does not answer says nothing about a release', async () => {
  stub(async () => new Response(PAGE('/assets/a-2.js'), { status: 503 }));
  expect(await compareBuild()).toBe('away');
  stub(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await compareBuild()).toBe('away');
});
