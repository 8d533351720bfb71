import type { Block, BlockType, FormDocument } from '@nestling/rules/forms/blocks.ts';
import type { FoundField, ReadPdf, Spot } from '../../pdf/pdf-work.ts';
import { newId } from './versions.ts';

/** Smaller fields are there, but nobody can fill them in. */
const visible = (at: Spot | null): at is Spot => at !== null && at.w >= 0.005 && at.h >= 0.005;

/** What a text field most likely asks for, by its name; staff see and change it. */
const guess = (label: string): BlockType => {
  if (/\b(signature|sign here|signed by|firma)\b/i.test(label)) return 'signature';
  if (/\b(initials?|iniciales)\b/i.test(label)) return 'initials';
  if (/\b(date|dob|birthday|fecha)\b/i.test(label)) return 'date';
  if (/\b(e-?mail|correo)\b/i.test(label)) return 'email';
  if (/\b(phone|mobile|cell|teléfono)\b/i.test(label)) return 'phone';
  return 'text';
};

const blockOf = ({ kind, label, required, at, options }: FoundField): Block | null => {
  const base = { id: newId(), label, ...(required ? { required } : {}) };
  if (kind === 'radio') {
    const placed = options.flatMap(({ label: words, at: place }) =>
      visible(place) ? [{ id: newId(), label: words, place }] : [],
    );
    return placed.length > 0 ? { ...base, type: 'select', options: placed } : null;
  }
  if (!visible(at)) return null;
  if (kind === 'checkbox') return { ...base, type: 'checkbox', place: at, options: [{ id: newId(), label }] };
  if (kind === 'choice')
    return {
      ...base,
      type: 'select',
      place: at,
      options: options.map(({ label: words }) => ({ id: newId(), label: words })),
    };
  if (kind === 'signature') return { ...base, type: 'signature', required: true, place: at };
  return { ...base, type: kind === 'textarea' ? 'textarea' : guess(label), place: at };
};

/** The blocks of a form by the fields its PDF brought along; without any, the rest is placed by hand. */
export const blocksOf = ({ fields }: ReadPdf): FormDocument => ({
  blocks: fields.flatMap((field) => blockOf(field) ?? []),
});

/** What a document is signed with: a line across the foot of its last page, with name and day. */
export const signatureLine = (page: number): FormDocument => ({
  blocks: [
    {
      id: newId(),
      type: 'signature',
      label: 'Signature',
      label_es: 'Firma',
      required: true,
      place: { page, x: 0.08, y: 0.92, w: 0.4, h: 0.055 },
    },
    {
      id: newId(),
      type: 'date',
      label: 'Date',
      label_es: 'Fecha',
      required: true,
      place: { page, x: 0.6, y: 0.935, w: 0.25, h: 0.03 },
    },
  ],
});
