import { href } from '../../addresses.ts';
import type { Asked } from './asked.ts';

type Whereto = {
  readonly state: string;
  readonly form: Pick<Asked['form'], 'id' | 'type' | 'document'>;
  readonly student?: { readonly id: string } | null;
  readonly entry?: { readonly id: string } | null;
};

/** The address where somebody goes on with a form: fills it in, mends it, or reads it. */
export const wayOf = ({ form, student, entry, state }: Whereto): string => {
  const Id = student?.id ?? 0;
  if (form.type === 'printed' && (state === 'new' || state === 'draft' || !entry)) {
    if (!student) return href('forms.pdf.staff', { formId: form.id });
    const at = { studentId: student.id, formId: form.id };
    return href(form.document ? 'forms.pdf.document' : 'forms.pdf', at);
  }
  if (state === 'new' || state === 'draft' || !entry)
    return href('forms.entry.edit', { Id, formId: form.id, entryId: 'new' });
  if (state === 'change_requested' || state === 'rejected')
    return href('forms.entry.edit', { Id, formId: form.id, entryId: entry.id });
  return href('forms.entry.own', { formId: form.id, entryId: entry.id });
};
