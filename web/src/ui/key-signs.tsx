import { keySigns } from '../platform/browser/shortcut-bindings.ts';
import classes from './key-signs.module.css';

const IS_MAC = /Mac|iPhone|iPad/u.test(navigator.platform);

/** What to press: keys together stand close, presses one after another apart. */
export function KeySigns({ keys }: { keys: string }) {
  return (
    <span className={classes['presses']} dir="ltr">
      {keySigns(keys, IS_MAC).map((press) => (
        <span key={press.join(' ')} className={classes['press']}>
          {press.map((sign) => (
            <kbd key={sign} className={classes['key']}>
              {sign}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
