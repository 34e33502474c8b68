import type { Product, ProductCard } from '../market/market.ts';
import { css, type Hsl } from './drawing/colours.ts';
import { createStyle, type Painted } from './drawing/create-style.ts';
import { defineFills } from './drawing/define-fills.ts';
import { group, oval } from './drawing/pen.ts';
import { definePrint } from './drawing/prints.ts';
import type { Shape } from './drawing/shape.ts';
import { drawBackground, HEIGHT, SHADOW, WIDTH } from './frame/backgrounds.ts';
import { drawArrows, drawInfographic, type Inks, type Layout } from './frame/infographic.ts';
import { listFacts } from './frame/list-facts.ts';
import { type PicturePlan, planPicture } from './plan-picture.ts';
import { chooseShape } from './shapes/choose-shape.ts';
import { parcel } from './shapes/home/parcel.ts';

export type Subject = Pick<Product, 'sku' | 'categoryId' | 'title' | 'brand'> &
  Pick<ProductCard, 'characteristics'>;

const FLOOR = 640;
const FOOT = 190;
const MOST_FACTS = 3;
/** How much smaller the thing is beside words. */
const ROOM_FOR_WORDS: Readonly<Record<Layout, number>> = {
  band: 0.83,
  pills: 0.83,
  column: 0.72,
  corner: 0.83,
};
const BADGES = ['ХИТ', 'NEW', 'ТОП', 'НОВИНКА'];

const valueOf = (characteristics: Subject['characteristics'], wanted: string): string =>
  characteristics.find(({ name }) => name === wanted)?.value ?? '';

/** Light things need a background that they stand out against. */
function tintBackground([hue, saturation, lightness]: Hsl, plan: PicturePlan): Hsl {
  return [hue + plan.hueShift, Math.min(46, saturation * 0.7 + 8), lightness > 78 ? 76 : 87];
}

function chooseInks({ main, accent }: Painted): Inks {
  // White letters stand on it.
  const [hue, saturation, lightness] = main[1] < 14 ? accent : main;
  return {
    strong: css([hue, Math.max(saturation, 20), Math.min(lightness, 34)]),
    onStrong: '#ffffff',
    text: css([main[0], Math.min(40, main[1]), 17]),
    plate: '#ffffff',
  };
}

/** The thing with its shadow, its foot on the floor or its middle in the middle. */
function placeThing(shape: Shape, drawing: string, plan: PicturePlan): string {
  const { kind, isMirrored, degrees, skew, shift } = plan;
  const stands = shape.pose === 'stands';
  const small = plan.layout === undefined ? 1 : ROOM_FOR_WORDS[plan.layout];
  const scale = plan.scale * small;
  const side = isMirrored ? -1 : 1;
  const tilt = stands
    ? `skewY(${(skew * 0.35).toFixed(2)})`
    : `rotate(${degrees.toFixed(2)}) skewX(${(skew * 0.6).toFixed(2)})`;
  const narrow = kind === 'side' ? 0.8 : 1;
  const x = WIDTH / 2 + shift[0] + (plan.layout === 'column' ? 96 : 0);
  const y =
    kind === 'detail'
      ? HEIGHT / 2 + shift[1]
      : stands
        ? FLOOR - FOOT * scale + shift[1] + 12
        : HEIGHT / 2 + shift[1] + (plan.layout === undefined ? 0 : 40);
  const shadow = stands
    ? oval([0, FOOT, 200, 26], 'url(#shadow)') + oval([26, FOOT + 2, 150, 14], 'url(#shadow)')
    : oval([14, 24, 240, 236], 'url(#shadow)', 0.5);
  return group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * side * narrow).toFixed(3)} ${scale.toFixed(3)})`,
    shadow + group(tilt, drawing),
  );
}

function placePair(shape: Shape, drawing: string, plan: PicturePlan): string {
  const half = { ...plan, scale: plan.scale * 0.74 };
  const stands = shape.pose === 'stands';
  const back = placeThing(shape, `<g id="thing">${drawing}</g>`, {
    ...half,
    shift: [-120, stands ? -34 : -130],
  });
  const again = '<use href="#thing"/>';
  return (
    back + placeThing(shape, again, { ...half, degrees: -plan.degrees, shift: [110, stands ? 20 : 130] })
  );
}

/** A picture of a product as SVG: always the same one for the same product, place and revision. */
export function drawProduct(subject: Subject, place: number, revision = 0): string {
  const { sku, categoryId, characteristics } = subject;
  const noun = valueOf(characteristics, 'Тип');
  const shape = chooseShape(categoryId, noun) ?? parcel;
  const plan = planPicture(sku, place, revision);
  const painted = createStyle(
    { ...subject, noun, size: valueOf(characteristics, 'Размер') },
    shape,
    plan.isMirrored,
  );
  const { style, main, accent } = painted;
  const thing = shape.draw(style);
  const facts = listFacts(characteristics).slice(0, MOST_FACTS);
  const inks = chooseInks(painted);
  const placed = plan.kind === 'pair' ? placePair(shape, thing, plan) : placeThing(shape, thing, plan);
  const badge = plan.hasBadge ? BADGES[plan.variant] : undefined;
  const isExplained = plan.kind === 'facts';
  const written = { title: noun, facts: isExplained ? [] : facts, badge };
  const words = plan.layout === undefined ? '' : drawInfographic(plan.layout, written, inks);
  const arrows = isExplained ? drawArrows(facts, inks) : '';
  const print =
    style.print === 'none' ? '' : definePrint(style.print, main[2] > 60 ? style.accent : style.light);
  const drawing = placed + words + arrows;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs>${SHADOW}${defineFills(drawing, main, accent)}${print}</defs>`,
    drawBackground(plan.background, tintBackground(main, plan), plan.variant),
    drawing,
    '</svg>',
  ].join('');
}
