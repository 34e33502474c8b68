import type { GivenRole } from '../../member-rules.ts';
import type { CabinetLetters } from '../cabinet-letters.ts';

const ROLES: Record<GivenRole, string> = {
  administrator: 'مسؤول',
  usersManager: 'إدارة المستخدمين',
  analytics: 'التحليلات',
  analyticsReadOnly: 'التحليلات: قراءة فقط',
};

export const ar: CabinetLetters = {
  invite: ({ invitedBy, cabinetName, roles, lifetime, url, code }) => ({
    subject: `دعوة إلى حساب البائع «\u2068${cabinetName}\u2069»`,
    heading: `يدعوك \u2068${invitedBy}\u2069 إلى حساب البائع «\u2068${cabinetName}\u2069»`,
    paragraphs: [
      `أدوارك في حساب البائع: ${roles.map((role) => `«${ROLES[role]}»`).join('، ')}.`,
      'افتح الدعوة وسجّل الدخول بعنوان البريد هذا. إن لم يكن لديك حساب بعد، فسجّل بهذا العنوان وأدخل الرمز الوارد في هذه الرسالة.',
      `يصلح الرمز لمدة ${lifetime}، ولهذا العنوان وحده. إن لم تكن تنتظر دعوة، فلا يلزمك فعل شيء.`,
    ],
    button: { label: 'فتح الدعوة', url },
    code: { label: 'رمز الدعوة', value: code },
  }),

  deleteCabinet: ({ cabinetName, lifetime, url, code }) => ({
    subject: `حذف حساب البائع «\u2068${cabinetName}\u2069»: رمز التأكيد`,
    heading: `رمز حذف حساب البائع «\u2068${cabinetName}\u2069»`,
    paragraphs: [
      'لا رجعة في الحذف: ستُفقد المنتجات والوسوم وتتبّع المواضع مع سجلّه واستعلاماتك والاستعلامات المستوردة ومفاتيح المنصة. سيفقد زملاؤك الوصول، وتبطل الدعوات التي لم تُقبل بعد.',
      `أدخل الرمز في صفحة حساب البائع. يصلح لمدة ${lifetime}.`,
      'إن لم تطلب الحذف، فلا تعطِ الرمز لأحد وغيّر كلمة المرور: لقد دخل شخص ما إلى حسابك.',
    ],
    button: { label: 'الانتقال إلى حساب البائع', url },
    code: { label: 'رمز الحذف', value: code },
  }),
};
