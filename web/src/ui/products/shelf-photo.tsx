import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './shelf-photo.module.css';

/** A main picture in the shape in which buyers see it on a shelf, as wide as its place. */
export function ShelfPhoto({ url, name }: { url: string | null; name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={classes['photo']}>
      {url === null || isBroken ? (
        <IconPhoto size={40} stroke={1.2} aria-hidden />
      ) : (
        <img src={url} alt={name} loading="lazy" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}
