export type Flaw = { rule: 'sideways' | 'cut' | 'covered' | 'coveredBelow' | 'low'; what: string };

/**
 * Runs inside a page and must not use anything from outside of itself. Says what a person would stumble over: a page
 * that scrolls sideways, a label that is cut, something to press that lies under something else to press, a table whose
 * first row is not where the eye begins. At the end of a page only what hangs at the lower edge is looked for: all else
 * is judged where a person begins.
 */
export function findFlaws(at: 'top' | 'end'): Flaw[] {
  const CLICKABLE =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="menuitem"], [role="option"]';
  // What names a thing to press, to fill or to read under; never cut, not even with dots, unless the whole is one hover away.
  const LABEL =
    'button, [role="tab"], [role="menuitem"], [role="columnheader"], h1, h2, h3, h4, label, legend, nav a, th, .mantine-Badge-label, .mantine-Pill-label';
  // Rounding of fractions, and the air that a font has around its letters.
  const SLACK_PX = 2;
  // On a wide screen half of the window is left for rows; on a smaller one the first row is there without scrolling.
  const WIDE_PX = 1440;
  const MOST_TOP_PX = 420;
  const LEAST_ROW_PX = 42;
  const root = document.documentElement;

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const className =
      typeof element.className === 'string' ? (element.className.split(' ').at(-1) ?? '') : '';
    return `<${element.tagName.toLowerCase()}> ${className} "${words.replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
  }

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert], [hidden]') === null
    );
  }

  /** For screen readers alone: one pixel that is clipped away. */
  function isForScreenReaders(box: DOMRect): boolean {
    return box.width <= SLACK_PX || box.height <= SLACK_PX;
  }

  function ancestors(element: Element): Element[] {
    const chain: Element[] = [];
    for (let one: Element | null = element; one !== null && one !== root; one = one.parentElement)
      chain.push(one);
    return chain;
  }

  /** Nothing changes while it is judged, and each style that is read asks the browser whether something has. */
  function once<Value>(read: (element: Element) => Value): (element: Element) => Value {
    const known = new Map<Element, Value>();
    return (element) => {
      const found = known.get(element) ?? read(element);
      known.set(element, found);
      return found;
    };
  }

  const overflowOf = once((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return { x: overflowX, isOpen: overflowX === 'visible' && overflowY === 'visible' };
  });
  const boxOf = once((element) => element.getBoundingClientRect());
  const clipsX = (element: Element) => /hidden|clip/.test(overflowOf(element).x);
  const scrollsX = (element: Element) => /auto|scroll/.test(overflowOf(element).x);

  /** The part of a box that is inside of everything that clips or scrolls around it. */
  function visibleBox(element: Element): { left: number; right: number; top: number; bottom: number } {
    const own = element.getBoundingClientRect();
    const seen = { left: own.left, right: own.right, top: own.top, bottom: own.bottom };
    for (const one of ancestors(element).slice(1)) {
      if (overflowOf(one).isOpen) continue;
      const box = boxOf(one);
      seen.left = Math.max(seen.left, box.left);
      seen.right = Math.min(seen.right, box.right);
      seen.top = Math.max(seen.top, box.top);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    return seen;
  }

  function findSideways(): Flaw[] {
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        (right > root.clientWidth + 1 || left < -1) &&
        !ancestors(element)
          .slice(1)
          .some((one) => clipsX(one) || scrollsX(one))
      );
    });
    const first = wide.find(isSeen);
    return [
      {
        rule: 'sideways',
        what: `${root.scrollWidth} px in ${root.clientWidth}: ${first ? nameOf(first) : ''}`,
      },
    ];
  }

  /** The whole text is one hover (or one word of a screen reader) away. */
  function isReportedElsewhere(element: Element): boolean {
    return ancestors(element)
      .slice(0, 4)
      .some((one) => (one.getAttribute('title') ?? '') !== '');
  }

  /** How far the letters reach beyond what clips them; where a scroller comes first, nothing is lost. */
  function overhang(element: Element, text: DOMRect): number {
    for (const one of ancestors(element)) {
      if (scrollsX(one)) return 0;
      if (!clipsX(one)) continue;
      const box = boxOf(one);
      if (isForScreenReaders(box)) return 0;
      return Math.max(text.right - box.right, box.left - text.left);
    }
    return 0;
  }

  function findCut(): Flaw[] {
    const flaws: Flaw[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
      );
      if (text === undefined) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      // Beside the window until it has the focus.
      const isAway = box.right <= 0 || box.left >= innerWidth;
      if (isForScreenReaders(box) || isAway || overhang(element, box) <= SLACK_PX || !isSeen(element))
        continue;
      const hasDots = ancestors(element)
        .slice(0, 3)
        .some((one) => getComputedStyle(one).textOverflow === 'ellipsis');
      const isLabel = element.closest(LABEL) !== null;
      if ((isLabel || !hasDots) && !isReportedElsewhere(element))
        flaws.push({ rule: 'cut', what: nameOf(element) });
    }
    // What was chosen stands in a field that cannot be scrolled by typing.
    for (const field of document.querySelectorAll<HTMLInputElement>('input[readonly], select')) {
      if (isSeen(field) && field.scrollWidth > field.clientWidth + SLACK_PX && !isReportedElsewhere(field))
        flaws.push({ rule: 'cut', what: `${nameOf(field)} shows "${field.value}"` });
    }
    return flaws;
  }

  function findCovered(): Flaw[] {
    const flaws: Flaw[] = [];
    // Under an open panel nothing is pressed until it is closed.
    const pressed = document.querySelector('[role="dialog"][aria-modal="true"]') ?? document;
    for (const element of pressed.querySelectorAll(CLICKABLE)) {
      const { left, right, top, bottom } = visibleBox(element);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // Under what hangs at the top one scrolls; what hangs below the last line hides it for good.
      const isBelow = y > innerHeight / 2;
      if (isBelow !== (at === 'end')) continue;
      const isInside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      if (!isInside || right - left < 8 || bottom - top < 8 || !isSeen(element)) continue;
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      const above = document.elementFromPoint(x, y)?.closest(CLICKABLE);
      const isRelated =
        above === null ||
        above === undefined ||
        above === element ||
        above.contains(element) ||
        element.contains(above);
      // A field and the control inside its frame are one thing to a person.
      const isOneField =
        above?.closest('.mantine-Input-wrapper') === element.closest('.mantine-Input-wrapper');
      const isOfSameField = isOneField && element.closest('.mantine-Input-wrapper') !== null;
      if (isRelated || isOfSameField) continue;
      flaws.push({
        rule: isBelow ? 'coveredBelow' : 'covered',
        what: `${nameOf(element)} by ${nameOf(above)}`,
      });
    }
    return flaws;
  }

  /** interface-rules.md S7: the table, or the lists, that a screen is about. Of one that is loading or empty nothing is judged. */
  function findLowRow(): Flaw[] {
    const table = document.querySelector('main > :is([data-table], [data-lists])');
    const row = table?.querySelector(
      'tbody tr[aria-rowindex], ul > li:has(> dl), :scope[data-lists] ul > li',
    );
    if (table === null || row === null || row === undefined || !isSeen(row)) return [];
    const top = Math.round(row.getBoundingClientRect().top + scrollY);
    const most = innerWidth >= WIDE_PX ? MOST_TOP_PX : innerHeight - LEAST_ROW_PX;
    return top <= most ? [] : [{ rule: 'low', what: `${nameOf(row)} at ${top} px of ${most}` }];
  }

  if (at === 'end') return findCovered();
  return [...findSideways(), ...findCut(), ...findCovered(), ...findLowRow()];
}
