import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { useCaptions } from './captions.ts';
import classes from './news.module.css';

/** Without sound, so it may play by itself; whoever asked for less motion starts it by hand. */
export function NewsVideo() {
  const { t } = useTranslation();
  const language = useLanguage();
  const captions = useCaptions();
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const video = useRef<HTMLVideoElement>(null);
  const spoken = JSON.stringify(captions);

  useEffect(() => {
    const track = video.current?.addTextTrack('captions', t('news.captions'), language);
    if (track === undefined) return undefined;
    const cues = (JSON.parse(spoken) as typeof captions).map(
      ({ from, to, text }) => new VTTCue(from, to, text),
    );
    cues.forEach((cue) => track.addCue(cue));
    return () => {
      // A track cannot be taken off; without cues it says nothing.
      cues.forEach((cue) => track.removeCue(cue));
      track.mode = 'disabled';
    };
  }, [t, language, spoken]);

  return (
    <video
      ref={video}
      className={classes['video']}
      src="/news/ab-test.webm"
      poster="/news/ab-test.webp"
      width={360}
      height={640}
      aria-label={captions.map(({ text }) => text).join(' ')}
      autoPlay={!isStill}
      loop
      muted
      controls
      playsInline
      disablePictureInPicture
    />
  );
}
