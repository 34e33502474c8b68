import type { PlanTexts } from './plan-texts.ts';

const RESTS =
  'ما لا يتسع له المكان يتوقف مؤقتًا، ويبقى الأقدم. لا يُحذف شيء، ويعود كله عندما يتوفر المكان من جديد.';

export const ar: PlanTexts = {
  plans: { none: 'بلا باقة', start: 'ستارت', beginnerExpert: 'خبير مبتدئ', expert: 'خبير' },
  points: { few: 'نقاط', other: 'نقطة' },
  button: 'عرض الباقات',
  ending: ({ plan, at }) => ({
    subject: `باقتك «${plan}» تنتهي قريبًا`,
    heading: `باقتك «${plan}» تنتهي في ${at}`,
    paragraphs: ['مدّدها قبل ذلك كي لا يتوقف جمع البيانات.', RESTS],
  }),
  willRenew: ({ plan, at, points }) => ({
    subject: `باقتك «${plan}» ستتجدد تلقائيًا`,
    heading: `باقتك «${plan}» تنتهي في ${at} وتتجدد لمدة شهر`,
    paragraphs: [
      `سيُخصم من محفظتك: ${points}.`,
      'إذا لم تكن تريد ذلك فأوقف التجديد من صفحة الباقات قبل هذا الموعد.',
    ],
  }),
  cannotRenew: ({ plan, at, points }) => ({
    subject: `النقاط لا تكفي لتجديد الباقة «${plan}»`,
    heading: `باقتك «${plan}» تنتهي في ${at} ولن تتجدد`,
    paragraphs: [`ثمن الشهر ${points}، وفي محفظتك أقل من ذلك. اشحنها قبل هذا الموعد.`, RESTS],
  }),
  ended: ({ plan, now }) => ({
    subject: `انتهت باقتك «${plan}»`,
    heading: `انتهت باقتك «${plan}»`,
    paragraphs: [
      `لديك الآن: ${now}.`,
      'ما لم يتسع له المكان متوقف مؤقتًا. لم يُحذف شيء، ويعود كله عندما يتوفر المكان من جديد.',
    ],
  }),
  notRenewed: ({ plan, now }) => ({
    subject: `لم تتجدد باقتك «${plan}»`,
    heading: `انتهت باقتك «${plan}»: لم تكفِ النقاط`,
    paragraphs: [
      `لديك الآن: ${now}.`,
      'ما لم يتسع له المكان متوقف مؤقتًا. لم يُحذف شيء، ويعود كله عندما تدفع ثمن باقة من جديد.',
    ],
  }),
  renewed: ({ plan, at, points }) => ({
    subject: `جُدّدت باقتك «${plan}»`,
    heading: `جُدّدت باقتك «${plan}» حتى ${at}`,
    paragraphs: [`خُصم من محفظتك عن الشهر: ${points}.`],
  }),
  trial: ({ plan, at }) => ({
    subject: `فترة تجريبية للباقة «${plan}»`,
    heading: `الباقة «${plan}» متاحة لك حتى ${at}`,
    paragraphs: ['هذه فترة تجريبية، ولا يلزمك دفع شيء.'],
  }),
};
