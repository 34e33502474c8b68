import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './scroll-to-top.module.css';

// product.md 2.2: appears after more than 200 px of scrolling.
const APPEARS_AFTER_PX = 200;

let isFarNow = false;

function subscribe(notify: () => void): () => void {
  const look = () => {
    isFarNow = window.scrollY > APPEARS_AFTER_PX;
    notify();
  };
  // With a frame that is laid out anyway: whoever asks while a screen is drawn has it laid out once more.
  const frame = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

const isFar = () => isFarNow;

function goToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  // The button goes away: whoever pressed it by keyboard goes on from the top as well.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

export function ScrollToTop() {
  const { t } = useTranslation();
  if (!useSyncExternalStore(subscribe, isFar)) return null;
  return (
    <ActionIcon
      className={classes['button'] ?? ''}
      variant="default"
      size={40}
      radius="xl"
      data-print="no"
      aria-label={t('shell.scrollToTop')}
      title={t('shell.scrollToTop')}
      onClick={goToTop}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
  );
}
