import { useTranslation } from 'react-i18next';
import { writeTimeLeft } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** A countdown to a moment; digits run from left to right in every language. */
export function TimeLeftText({ until, due }: { until: string; due: string }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  if (seconds === null) return null;
  // Nobody wants to hear every second: a screen reader reads it when it comes by.
  return (
    <span role="timer" aria-live="off" data-number>
      {seconds === 0 ? due : <bdi>{writeTimeLeft(t, seconds)}</bdi>}
    </span>
  );
}
