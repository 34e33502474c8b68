import { LIST_PAGE_SIZES } from '../paging.ts';

/** Minutes that one image is shown: multiples of ten that divide a day, so that every day has the same slots. */
export const AB_INTERVALS = [10, 20, 30, 40, 60, 80, 90, 120, 160, 180, 240, 360, 480, 720, 1440] as const;

/** product.md 5.1 and 9.2; reasons for what they leave open in docs/decisions/0054. */
export const AB_BOUNDS = {
  nameLength: [3, 60],
  descriptionLength: 500,
  ideaLength: 40,
  reasonLength: 200,
  /** Of a cabinet, at once. */
  drafts: 50,
  images: [2, 15],
  /** Pictures on the card; a card with more cannot be tested. */
  cardPictures: 15,
  campaigns: [1, 20],
  /** Of each image. */
  views: [1000, 10_000_000],
  clicks: [50, 1_000_000],
  forceFinishDays: [1, 90],
  /** Percent of the share of clicks that is worth a change of the picture. */
  minimumEffect: [1, 50],
  /** Of the longer side. */
  pixels: [200, 7680],
  imageBytes: 10 * 1024 * 1024,
  imagesBytes: 50 * 1024 * 1024,
  warmUpHours: 6,
  launchMinutes: 30,
  pageSizes: LIST_PAGE_SIZES,
} as const;
