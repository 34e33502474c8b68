import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './product-card.module.css';

/** All pictures of a card in their order, scrolled sideways; each comes when it is about to be seen. */
export function PhotoStrip({ pictures, title }: { pictures: readonly string[]; title: string }) {
  const { t } = useTranslation();
  return (
    // A strip that scrolls is reached by the keyboard as well.
    <ul className={classes['strip']} aria-label={t('productCard.pictures')} tabIndex={0}>
      {pictures.map((url) => (
        <li key={url} className={classes['photo']}>
          <Photo url={url} title={title} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ url, title }: { url: string; title: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <IconPhoto size={40} stroke={1.2} aria-label={title} />;
  return (
    <img src={url} alt={title} loading="lazy" width={150} height={200} onError={() => setIsBroken(true)} />
  );
}
