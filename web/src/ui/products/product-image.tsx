import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './product-image.module.css';

/** A picture of a product, or a quiet placeholder of the same size while there is none. */
export function ProductImage({ url, name, size = 40 }: { url: string | null; name: string; size?: number }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={classes['frame']} style={{ width: size, height: size }}>
      {url === null || isBroken ? (
        <IconPhoto size={size * 0.5} stroke={1.4} aria-hidden />
      ) : (
        <img
          src={url}
          alt={name}
          width={size}
          height={size}
          loading="lazy"
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}
