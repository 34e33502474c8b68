import { SavedViewId } from '@vitrina/contract/ids.ts';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  decideStart,
  keyOf,
  openedView,
  staying,
  viewAtStart,
  viewStateOf,
} from './view-state.ts';

const [ONE, TWO] = [SavedViewId.parse(1), SavedViewId.parse(2)];
const view = (id: SavedViewId, state: string, isDefault = false) => ({ id, name: `${id}`, state, isDefault });

describe('the state of a screen', () => {
  test('does not depend on the order of the address, on the page or on the cabinet of a link', () => {
    expect(viewStateOf('?sort=count&city=213&page=4&cabinet=7')).toBe('city=213&sort=count');
    expect(viewStateOf('?city=213&sort=count')).toBe('city=213&sort=count');
    expect(viewStateOf('?page=2')).toBe('');
    expect(viewStateOf('cabinet=7&city=213#/login?redirect=//evil.example')).toBe(
      'city=213%23/login?redirect%3D//evil.example',
    );
  });

  test('keeps letters short and means the same when it is opened', () => {
    const queries = '["чай зелёный","100% хлопок & лён","c++=c#"]';
    const kept = viewStateOf(`?${new URLSearchParams({ queries }).toString()}`);
    expect(new URLSearchParams(kept).get('queries')).toBe(queries);
    expect(kept).toContain('чай+зелёный');
    expect(viewStateOf(kept)).toBe(kept);
  });

  test('a hundred long Russian queries fit where four thousand characters do', () => {
    const queries = JSON.stringify(Array.from({ length: 100 }, (_, n) => `женское платье вечернее ${n}`));
    expect(viewStateOf(`?${new URLSearchParams({ queries }).toString()}`).length).toBeLessThan(4000);
  });
});

describe('the opened view', () => {
  const views = [view(ONE, 'city=213'), view(TWO, 'city=2&sort=count')];

  test('is the one whose state is shown', () => {
    expect(openedView(views, undefined, '?sort=count&city=2')).toEqual({ view: views[1], isChanged: false });
    expect(openedView(views, undefined, '?city=66')).toBeUndefined();
  });

  test('stays opened while filters go away from it, and says that they have', () => {
    expect(openedView(views, ONE, '?city=66')).toEqual({ view: views[0], isChanged: true });
    expect(openedView(views, ONE, '?city=213&page=3')).toEqual({ view: views[0], isChanged: false });
  });

  test('that was deleted is not opened any more', () => {
    expect(openedView([], ONE, '?city=213')).toBeUndefined();
  });
});

test('the default view opens only where the address asks for nothing', () => {
  const views = [view(ONE, 'city=213'), view(TWO, 'city=2', true)];
  expect(viewAtStart(views, '')?.id).toBe(TWO);
  expect(viewAtStart(views, '?page=1')?.id).toBe(TWO);
  expect(viewAtStart(views, '?city=66')).toBeUndefined();
  expect(viewAtStart(views.slice(0, 1), '')).toBeUndefined();
});

describe('a screen begins', () => {
  const views = [view(ONE, 'city=213'), view(TWO, 'city=2', true)];

  test.each([
    ['not before the views have come', undefined, '', false, undefined],
    ['with the default view', views, '', true, views[1]],
    ['without one where none is the default', [view(ONE, '')], '', true, undefined],
    ['with what was filtered before the views came', undefined, '?city=66', true, undefined],
    ['with what the address asks for', views, '?city=66', true, undefined],
    ['with the default view on any page', views, '?page=2', true, views[1]],
  ])('%s', (_, known, searchStr, isDecided, begun) => {
    expect(decideStart(known, searchStr)).toEqual({ isDecided, view: begun });
  });
});

test('a view that is about to be removed is hidden, and nothing else is', () => {
  const views = [view(ONE, ''), view(TWO, '')];
  expect(staying(views, new Set([keyOf(ONE), 'note-2']))).toEqual([views[1]]);
  expect(staying(views, new Set())).toEqual(views);
});

test('the address of a view without a state is the plain screen', () => {
  expect(addressOf('/statistics', '')).toBe('/statistics');
  expect(addressOf('/statistics', 'city=213')).toBe('/statistics?city=213');
});
