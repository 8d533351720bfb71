import type { Block, FormDocument } from '../forms/blocks.ts';

/** What visitors of a site ask a center for. */
export const SITE_FORMS = ['contact', 'tour', 'waiting_list'] as const;
export type SiteForm = (typeof SITE_FORMS)[number];

const name: Block = { id: 'qname', type: 'text', label: 'Your name', label_es: 'Su nombre', required: true };
const mail: Block = { id: 'qmail', type: 'email', label: 'Email', label_es: 'Correo electrónico', required: true };
const phone: Block = { id: 'qphone', type: 'phone', label: 'Phone', label_es: 'Teléfono' };
/** Nothing is sent without it. */
const consent: Block = {
  id: 'qagree',
  type: 'checkbox',
  label: 'Your consent',
  label_es: 'Su consentimiento',
  required: true,
  options: [
    { id: 'oyes', label: 'You may contact me about this.', label_es: 'Pueden comunicarse conmigo sobre esto.' },
  ],
};
const asked: Block = {
  id: 'qtext',
  type: 'textarea',
  label: 'What would you like to know?',
  label_es: '¿Qué le gustaría saber?',
};

/** Forms a site may begin with; they are a center's own from then on, in both languages. */
export const SITE_FORM_DOCUMENTS: Readonly<Record<SiteForm, FormDocument>> = {
  contact: { blocks: [name, mail, phone, { ...asked, required: true }, consent] },
  tour: {
    blocks: [
      name,
      mail,
      phone,
      { id: 'qday', type: 'date', label: 'Which day suits you?', label_es: '¿Qué día le conviene?' },
      {
        id: 'qtime',
        type: 'checkbox',
        label: 'At what time?',
        label_es: '¿A qué hora?',
        options: [
          { id: 'omorning', label: 'In the morning', label_es: 'Por la mañana' },
          { id: 'onoon', label: 'At noon', label_es: 'Al mediodía' },
          { id: 'oafternoon', label: 'In the afternoon', label_es: 'Por la tarde' },
        ],
      },
      asked,
      consent,
    ],
  },
  waiting_list: {
    blocks: [
      name,
      mail,
      phone,
      { id: 'qfor', type: 'text', label: 'For whom?', label_es: '¿Para quién?', required: true },
      { id: 'qborn', type: 'date', label: 'Date of birth', label_es: 'Fecha de nacimiento' },
      {
        id: 'qfrom',
        type: 'date',
        label: 'From when do you need a place?',
        label_es: '¿Desde cuándo necesita un lugar?',
        required: true,
      },
      asked,
      consent,
    ],
  },
};
