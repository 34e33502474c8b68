import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { vi } from 'vitest';
import type { MatrixHands } from './matrix-hands.ts';

/** Three rows and one line of totals over four buckets, beside sticky columns of 100 pixels, at (10, 20) of the page. */
export function handsWith(change: Partial<MatrixHands> = {}) {
  return {
    size: { rows: 3, foot: 1, buckets: 4, cellWidth: 50 },
    newest: 3,
    readView: () => ({ scrollLeft: 0, scrollTop: 0, width: 300, height: 400, leadPx: 100 }),
    scroller: { current: { getBoundingClientRect: () => ({ left: 10, top: 20 }) } as HTMLDivElement },
    focus: undefined,
    take: vi.fn<MatrixHands['take']>(),
    show: vi.fn<MatrixHands['show']>(),
    selectAll: vi.fn<MatrixHands['selectAll']>(),
    followFocus: vi.fn<MatrixHands['followFocus']>(),
    isFollowing: false,
    isStretched: false,
    onNote: vi.fn<(bucket: number) => void>(),
    toggle: vi.fn<MatrixHands['toggle']>(() => false),
    open: vi.fn<MatrixHands['open']>(() => false),
    onBrush: vi.fn<(from: number, to: number) => void>(),
    onLeave: vi.fn<() => void>(),
    ...change,
  };
}

/** A key that goes down; `code` says which it is on any layout. */
export function pressOf(key: string, more: Partial<KeyboardEvent> = {}) {
  const preventDefault = vi.fn<() => void>();
  const stopPropagation = vi.fn<() => void>();
  const event = {
    key,
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    preventDefault,
    nativeEvent: { stopPropagation },
    ...more,
  };
  return { event: event as unknown as KeyboardEvent, preventDefault, stopPropagation };
}

/** The pointer at a point of the matrix. */
export function pointerAt(x: number, y: number, more: Partial<PointerEvent> = {}) {
  const { pointerType = 'mouse' } = more;
  return {
    clientX: x + 10,
    clientY: y + 20,
    button: 0,
    pointerId: 7,
    pointerType,
    shiftKey: false,
    currentTarget: { setPointerCapture: vi.fn<(id: number) => void>() },
    nativeEvent: { pointerType },
    ...more,
  } as unknown as PointerEvent & MouseEvent;
}
