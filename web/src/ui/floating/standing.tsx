import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect } from 'react';

type StandingProps = {
  anchor: RefObject<HTMLElement | null>;
  /** What Mantine gives to the child that it clones. */
  ref?: Ref<HTMLElement | null>;
  'aria-describedby'?: string;
};

/** Tells Mantine of an element that stands in the page already, where it would draw one. */
export function Standing({ anchor, ref, 'aria-describedby': description }: StandingProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current, [anchor]);
  useLayoutEffect(() => {
    const element = anchor.current;
    if (description === undefined || element === null) return undefined;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [anchor, description]);
  return null;
}
