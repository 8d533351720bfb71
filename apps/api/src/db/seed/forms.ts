import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import type { Writer } from './writer.ts';

/** What a centre asks each autumn; the doctor and the allergies go into the profile. */
const health: FormDocument = {
  blocks: [
    { id: 'qhead', type: 'heading', label: 'Health', label_es: 'Salud' },
    { id: 'qdoctor', type: 'text', label: 'Doctor', label_es: 'Médico', required: true },
    { id: 'qphone', type: 'phone', label: 'Phone of the doctor', label_es: 'Teléfono del médico' },
    {
      id: 'qhas',
      type: 'select',
      label: 'Is there anything your child must not eat?',
      label_es: '¿Hay algo que su hijo no deba comer?',
      required: true,
      options: [
        { id: 'oyes', label: 'Yes', label_es: 'Sí' },
        { id: 'onone', label: 'No', label_es: 'No' },
      ],
    },
    {
      id: 'qwhat',
      type: 'textarea',
      label: 'What is it?',
      label_es: '¿Qué es?',
      required: true,
      show: { block: 'qhas', is: 'equals', value: 'oyes' },
    },
    { id: 'qpage', type: 'page', label: 'Outings', label_es: 'Salidas' },
    {
      id: 'qwhere',
      type: 'checkbox',
      label: 'Your child may come along to',
      label_es: 'Su hijo puede ir a',
      options: [
        { id: 'opond', label: 'the pond', label_es: 'el estanque' },
        { id: 'olibrary', label: 'the library', label_es: 'la biblioteca' },
        { id: 'opool', label: 'the pool', label_es: 'la piscina' },
      ],
    },
    { id: 'qsign', type: 'signature', label: 'Signature', label_es: 'Firma', required: true },
  ],
};

interface DemoForm {
  readonly location: number;
  readonly by: number;
  /** Who has sent it, and for which child. */
  readonly sender: number;
  readonly child: number;
  readonly now: Date;
}

/** The questions of a form, as its first version has them. */
export const addQuestions = async (
  to: Writer,
  { form, document, by, made }: { form: number; document: FormDocument; by: number; made: Date },
): Promise<void> => {
  await to.add('form_version', {
    form_id: form,
    version: 1,
    document: JSON.stringify(document),
    created_by: by,
    created_at: made,
  });
  for (const [position, { id, label, type, required = false, options = [] }] of document.blocks.entries())
    if (type !== 'heading' && type !== 'page')
      await to.add('form_field', {
        form_id: form,
        block: id,
        name: label,
        type,
        required,
        options: JSON.stringify(options),
        position,
      });
};

/** A form all families are asked to fill in, with one entry that waits for the office. */
export const addForm = async (to: Writer, { location, by, sender, child, now }: DemoForm): Promise<void> => {
  const made = new Date(now.getTime() - 9 * 24 * 60 * 60_000);
  const sent = new Date(now.getTime() - 5 * 60 * 60_000);
  const form = await to.add('form', {
    location_id: location,
    name: 'Health and outings',
    description: 'Once a year, for each child.',
    required: true,
    created_by: by,
    created_at: made,
    updated_at: made,
  });
  await addQuestions(to, { form, document: health, by, made });
  await to.add('form_share', { form_id: form, kind: 'families' });
  await to.add('form_automation', {
    form_id: form,
    fields: JSON.stringify({ qdoctor: 'doctor_name', qphone: 'doctor_phone', qwhat: 'allergies' }),
    active: false,
  });
  const entry = await to.add('form_entry', {
    form_id: form,
    version: 1,
    student_id: child,
    user_id: sender,
    values: JSON.stringify({
      qdoctor: 'Dr. Imani Okoye',
      qphone: '+12125550177',
      qhas: 'onone',
      qwhere: ['opond', 'olibrary'],
      qsign: 'Camila Rivera',
    }),
    status: 'submitted',
    submitted_at: sent,
    created_at: sent,
    updated_at: sent,
  });
  await to.add('form_entry_event', { entry_id: entry, kind: 'submit', at: sent, by_user: sender });
};
