import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownPictures, planPictureSet } from './plan-picture-set.ts';

const picture = (address: string) => ({ address, contentHash: `hash of ${address}` });
const ORIGINAL = ['/images/1/1.svg', '/images/1/2.svg', '/images/1/3.svg'];
const TAKEN = new Map([
  ['https://a.example/first.jpg', picture('/ozon-pictures/first.jpg')],
  ['https://a.example/second.jpg', picture('/ozon-pictures/second.jpg')],
]);
const OWN = new Set([...ORIGINAL, ...[...TAKEN.values()].map(({ address }) => address)]);

function known(shown: readonly string[], colour?: string): KnownPictures {
  return {
    shown: shown.map(picture),
    colour: colour === undefined ? undefined : picture(colour),
    taken: (link) => TAKEN.get(link),
    own: (address) => (OWN.has(address) ? picture(address) : undefined),
  };
}
const plan = (links: readonly string[], shown: readonly string[] = ORIGINAL, colourLink = '') =>
  planPictureSet({ links, colourLink }, known(shown));

describe('plan of a set of pictures', () => {
  const [main = '', ...others] = ORIGINAL;

  test('a new main picture is taken, the others stay what they are', () => {
    const link = 'https://a.example/third.jpg';
    expect(plan([link, ...others])).toEqual({
      outcome: 'take',
      places: [{ link }, ...others.map(picture)],
      colour: undefined,
    });
  });

  test('another order of the same pictures is a change', () => {
    expect(plan([...others, main])).toMatchObject({ places: [...others, main].map(picture) });
  });

  test('the same set is skipped', () => expect(plan(ORIGINAL)).toEqual({ outcome: 'skipped' }));

  test('a picture is not shown again by the link it came from', () => {
    expect(plan(['https://a.example/first.jpg', ...others])).toEqual({ outcome: 'skipped' });
  });

  test('a link whose picture is on the card stays good for it', () => {
    const shown = ['/ozon-pictures/first.jpg', ...others];
    expect(plan(['https://a.example/new.jpg', 'https://a.example/first.jpg'], shown)).toMatchObject({
      outcome: 'take',
      places: [{ link: 'https://a.example/new.jpg' }, picture('/ozon-pictures/first.jpg')],
    });
    expect(plan(['https://a.example/first.jpg', ...others], shown)).toEqual({ outcome: 'skipped' });
  });

  test('the own address of the store shows a picture again', () => {
    const shown = ['/ozon-pictures/second.jpg', ...others];
    expect(plan(['/ozon-pictures/first.jpg', ...others], shown)).toMatchObject({ outcome: 'take' });
    expect(plan(ORIGINAL, shown)).toMatchObject({ places: ORIGINAL.map(picture) });
  });

  test('an address that the store does not have fails, in the set and as the colour', () => {
    expect(plan(['/images/1/9.svg', main])).toEqual({ outcome: 'failed', unknown: ['/images/1/9.svg'] });
    expect(plan([main], ORIGINAL, '/images/9/9.svg')).toEqual({
      outcome: 'failed',
      unknown: ['/images/9/9.svg'],
    });
  });

  test('another colour alone is a change, the same one is not', () => {
    expect(plan(ORIGINAL, ORIGINAL, 'https://a.example/red.jpg')).toMatchObject({
      colour: { link: 'https://a.example/red.jpg' },
    });
    const requested = { links: ORIGINAL, colourLink: '/images/1/2.svg' };
    expect(planPictureSet(requested, known(ORIGINAL, '/images/1/2.svg'))).toEqual({ outcome: 'skipped' });
  });

  test('whatever of the store is requested stands afterwards in the requested order, each picture once', () => {
    const own = fc.array(fc.constantFrom(...OWN), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(own, own, (links, shown) => {
        const wanted = [...new Set(links)].map(picture);
        const planned = plan(links, [...new Set(shown)]);
        if (planned.outcome === 'take') expect(planned.places).toEqual(wanted);
        else expect([...new Set(shown)].map(picture)).toEqual(wanted);
      }),
    );
  });
});
