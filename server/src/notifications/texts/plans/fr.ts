import type { PlanTexts } from './plan-texts.ts';

const RESTS =
  'Ce qui dépasse est suspendu : les éléments les plus anciens restent actifs. Rien n’est supprimé et tout revient dès qu’il y a de la place.';

export const fr: PlanTexts = {
  plans: { none: 'Sans formule', start: 'Start', beginnerExpert: 'Expert débutant', expert: 'Expert' },
  points: { one: 'point', many: 'de points', other: 'points' },
  button: 'Voir les formules',
  ending: ({ plan, at }) => ({
    subject: `Votre formule « ${plan} » prend bientôt fin`,
    heading: `Votre formule « ${plan} » prend fin le ${at}`,
    paragraphs: ['Prolongez-la avant cette date pour que la collecte des données ne s’arrête pas.', RESTS],
  }),
  willRenew: ({ plan, at, points }) => ({
    subject: `Votre formule « ${plan} » sera renouvelée automatiquement`,
    heading: `Votre formule « ${plan} » prend fin le ${at} et sera renouvelée pour un mois`,
    paragraphs: [
      `Votre portefeuille sera débité de ${points}.`,
      'Si vous ne le souhaitez pas, désactivez le renouvellement sur la page des formules avant cette date.',
    ],
  }),
  cannotRenew: ({ plan, at, points }) => ({
    subject: `Points insuffisants pour renouveler la formule « ${plan} »`,
    heading: `Votre formule « ${plan} » prend fin le ${at} et ne sera pas renouvelée`,
    paragraphs: [
      `Un mois coûte ${points}, et votre portefeuille en contient moins. Rechargez-le avant cette date.`,
      RESTS,
    ],
  }),
  ended: ({ plan, now }) => ({
    subject: `Votre formule « ${plan} » a pris fin`,
    heading: `Votre formule « ${plan} » a pris fin`,
    paragraphs: [
      `Vous avez maintenant : ${now}.`,
      'Ce qui dépasse est suspendu. Rien n’est supprimé et tout revient dès qu’il y a de la place.',
    ],
  }),
  notRenewed: ({ plan, now }) => ({
    subject: `Votre formule « ${plan} » n’a pas été renouvelée`,
    heading: `Votre formule « ${plan} » a pris fin : points insuffisants`,
    paragraphs: [
      `Vous avez maintenant : ${now}.`,
      'Ce qui dépasse est suspendu. Rien n’est supprimé et tout revient dès que vous payez une formule.',
    ],
  }),
  renewed: ({ plan, at, points }) => ({
    subject: `Votre formule « ${plan} » est renouvelée`,
    heading: `Votre formule « ${plan} » est renouvelée jusqu’au ${at}`,
    paragraphs: [`Votre portefeuille a été débité de ${points} pour le mois.`],
  }),
  trial: ({ plan, at }) => ({
    subject: `Votre essai de la formule « ${plan} »`,
    heading: `La formule « ${plan} » est à vous jusqu’au ${at}`,
    paragraphs: ['C’est une période d’essai : il n’y a rien à payer.'],
  }),
};
