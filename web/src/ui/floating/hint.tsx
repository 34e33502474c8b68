import { useMergedRef } from '@mantine/hooks';
import type { ReactNode, Ref } from 'react';
import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Tip } from './lazy.tsx';

const DELAY_MS = 350;

type Target = {
  'aria-expanded'?: boolean;
  ref?: Ref<HTMLElement | null>;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
};

type HintProps = Target & {
  label: ReactNode;
  delay?: number;
  isOff?: boolean;
  /** The focus is on it, or on what it stands in. */
  isPointed?: boolean;
  /** Hands what it is given on to an element. */
  children: ReactElement<Target>;
};

/**
 * What a mouse that rests on something is told of it, unless that has opened something of its own. Whatever else the hint
 * is given is for its child.
 */
export function Hint({
  label,
  delay = DELAY_MS,
  isOff = false,
  isPointed = false,
  children,
  ref,
  ...passed
}: HintProps) {
  const anchor = useRef<HTMLElement>(null);
  const merged = useMergedRef(anchor, ref, children.props.ref);
  const [mouse, setMouse] = useState<'away' | 'over' | 'rests'>('away');
  const [wasOver, setWasOver] = useState(false);
  const isOver = mouse !== 'away';
  if ((isOver || isPointed) && !wasOver) setWasOver(true);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setMouse('rests'), delay);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setMouse('away');
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOver, delay]);
  return (
    <>
      {cloneElement(children, {
        ...passed,
        ref: merged,
        onPointerEnter: (event) => {
          passed.onPointerEnter?.(event);
          if (event.pointerType === 'mouse') setMouse('over');
        },
        onPointerLeave: (event) => {
          passed.onPointerLeave?.(event);
          setMouse('away');
        },
      })}
      {wasOver && (
        <Suspense>
          <Tip
            anchor={anchor}
            label={label}
            isOpen={(mouse === 'rests' || isPointed) && !isOff && passed['aria-expanded'] !== true}
          />
        </Suspense>
      )}
    </>
  );
}
