import { expect, test, vi } from 'vitest';
import { giveMouse, sampleChart } from '../draw/chart-samples.ts';
import type { Zoom } from '../model/zoom.ts';
import { bindGestures } from './bind-gestures.ts';

/** The plot stands at 1000 of the page and is 100 pixels wide, one for each second. */
const LEFT = 1000;
const SECONDS = Array.from({ length: 101 }, (_, second) => second);

function bound(view: Zoom = [0, 100]) {
  giveMouse();
  const sample = sampleChart({ data: [SECONDS], scales: { x: { min: view[0], max: view[1] } } });
  const onZoom = vi.fn<(zoom: Zoom | undefined) => void>();
  const listened = vi.spyOn(sample.over, 'addEventListener');
  const unbind = bindGestures(sample.chart, onZoom);
  const notify = (type: string, given: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), given);
    sample.over.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const finger = (act: string, pointerId: number, at = 0, pointerType = 'touch') =>
    notify(`pointer${act}`, { pointerId, pointerType, clientX: LEFT + at });
  const wheel = (deltaY: number, at: number, more: object = { ctrlKey: true }) =>
    notify('wheel', { deltaY, clientX: LEFT + at, ctrlKey: false, metaKey: false, ...more });
  return { ...sample, onZoom, listened, unbind, finger, wheel };
}
const rounded = ({ onZoom }: ReturnType<typeof bound>) =>
  onZoom.mock.calls.map(([zoom]) => zoom?.map((moment) => Math.round(moment * 1000) / 1000));

test('one finger reads values where it is', () => {
  const { finger, recorded: reported, onZoom } = bound();
  finger('down', 1, 30);
  finger('move', 1, 45);
  expect(reported).toEqual([
    ['capture', 1],
    ['mouse', LEFT + 30, 501],
    ['mouse', LEFT + 45, 501],
  ]);
  expect(onZoom).not.toHaveBeenCalled();
});

test('mouse and pen are no fingers', () => {
  for (const type of ['mouse', 'pen']) {
    const { finger, recorded: reported } = bound();
    finger('down', 1, 30, type);
    finger('move', 1, 45, type);
    expect(reported).toEqual([]);
  }
});

test('a finger that was not put down here says nothing', () => {
  const { finger, recorded: reported, onZoom } = bound();
  finger('move', 1, 45);
  finger('down', 2, 30);
  finger('move', 1, 60);
  expect(reported.filter(([what]) => what === 'mouse')).toEqual([['mouse', LEFT + 30, 501]]);
  expect(onZoom).not.toHaveBeenCalled();
});

test('two fingers zoom, and stay on the moments they were put on', () => {
  const gesture = bound();
  gesture.finger('down', 1, 40);
  gesture.finger('down', 2, 60);
  expect(gesture.onZoom).not.toHaveBeenCalled();
  gesture.finger('move', 2, 80);
  gesture.finger('move', 1, 20);
  expect(rounded(gesture)).toEqual([
    [20, 70],
    [33.333, 66.667],
  ]);
  expect(gesture.recorded.filter(([what]) => what === 'mouse')).toEqual([['mouse', LEFT + 40, 501]]);
});

test('which finger came first does not matter', () => {
  const gesture = bound();
  gesture.finger('down', 1, 60);
  gesture.finger('down', 2, 40);
  gesture.finger('move', 1, 80);
  expect(rounded(gesture)).toEqual([[20, 70]]);
});

test('moments are those of the view at the time', () => {
  const gesture = bound([20, 70]);
  // 40 and 60 s, pulled apart to the whole width.
  gesture.finger('down', 1, 40);
  gesture.finger('down', 2, 80);
  gesture.finger('move', 1, 0);
  gesture.finger('move', 2, 100);
  expect(rounded(gesture)).toEqual([
    [40, 65],
    [40, 60],
  ]);
});

test('fingers that come together show everything', () => {
  const gesture = bound([20, 70]);
  gesture.finger('down', 1, 0);
  gesture.finger('down', 2, 100);
  gesture.finger('move', 2, 40);
  expect(gesture.onZoom).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('a third finger neither moves the held moments nor reads values', () => {
  const gesture = bound();
  gesture.finger('down', 1, 40);
  gesture.finger('down', 2, 60);
  gesture.finger('move', 2, 80);
  gesture.finger('down', 3, 90);
  gesture.finger('move', 1, 20);
  expect(rounded(gesture)).toEqual([
    [20, 70],
    [33.333, 66.667],
  ]);
  expect(gesture.recorded.filter(([what]) => what === 'mouse')).toHaveLength(1);
});

test.each(['up', 'cancel'])('after one of two fingers goes %s the other reads values again', (end) => {
  const gesture = bound();
  gesture.finger('down', 1, 40);
  gesture.finger('down', 2, 60);
  gesture.finger(end, 2, 60);
  gesture.finger('move', 1, 50);
  expect(gesture.onZoom).not.toHaveBeenCalled();
  expect(gesture.recorded.at(-1)).toEqual(['mouse', LEFT + 50, 501]);
});

test('two of three fingers neither zoom nor read values', () => {
  const gesture = bound();
  for (const pointerId of [1, 2, 3]) gesture.finger('down', pointerId, 20 * pointerId);
  gesture.finger('up', 3);
  gesture.finger('move', 1, 10);
  expect(gesture.onZoom).not.toHaveBeenCalled();
  expect(gesture.recorded.filter(([what]) => what === 'mouse')).toHaveLength(1);
});

test('the wheel with Ctrl or Cmd comes nearer to where the pointer is, and away from it', () => {
  const half = Math.log(0.5) * 100;
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    const gesture = bound();
    expect(gesture.wheel(half, 20, held)).toBe(true);
    expect(rounded(gesture)).toEqual([[10, 60]]);
  }
  const away = bound([40, 60]);
  away.wheel(-half, 25);
  // 45 s stays a quarter of the width from the left.
  expect(rounded(away)).toEqual([[35, 75]]);
});

test('the wheel alone scrolls the page', () => {
  const { wheel, onZoom } = bound();
  expect(wheel(-100, 20, {})).toBe(false);
  expect(onZoom).not.toHaveBeenCalled();
});

test('the wheel is listened to by one who may keep it from the page', () => {
  const { listened } = bound();
  const [, , options] = listened.mock.calls.find(([type]) => type === 'wheel') ?? [];
  expect(options).toMatchObject({ passive: false });
});

test('a chart that is unbound has no gestures', () => {
  const { finger, wheel, unbind, recorded: reported, onZoom } = bound();
  unbind();
  finger('down', 1, 40);
  expect(wheel(-100, 20)).toBe(false);
  expect([reported, onZoom.mock.calls]).toEqual([[], []]);
});
