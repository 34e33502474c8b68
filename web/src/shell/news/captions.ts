import { useTranslation } from 'react-i18next';

/** Scenes of the video in web/public/news: what is seen from which second. scripts/news-video draws them. */
const SCENES = [
  { id: 'photos', from: 0, to: 3 },
  { id: 'switching', from: 3, to: 7.5 },
  { id: 'counting', from: 7.5, to: 10.5 },
  { id: 'winner', from: 10.5, to: 13 },
] as const;

/** The sentence that describes the scene; one after another they tell the whole video. */
export function useCaptions(): { from: number; to: number; text: string }[] {
  const { t } = useTranslation();
  return SCENES.map(({ id, from, to }) => ({ from, to, text: t(`news.scenes.${id}`) }));
}
