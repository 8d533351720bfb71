import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** A question that must be answered. */
export const oneQuestion: FormDocument = {
  blocks: [{ id: 'qname', type: 'text', label: 'What should we know?', required: true }],
};

/** A form of a location, shared as told; with one required question unless a document is given. */
export const aForm = async (
  at: TestTenant,
  {
    document = oneQuestion,
    share = {},
    ...given
  }: Given<'form'> & {
    location_id: number;
    document?: FormDocument;
    share?: { kind?: string; student_id?: number; room_id?: number; user_id?: number };
  },
) => {
  const now = new Date('2026-03-11T16:00:00Z');
  const form = await at.db
    .insertInto('form')
    .values({ centre_id: at.centre, name: `Form ${nth()}`, created_at: now, updated_at: now, ...given })
    .returning(['id', 'name', 'location_id'])
    .executeTakeFirstOrThrow();
  await at.db
    .insertInto('form_version')
    .values({
      centre_id: at.centre,
      form_id: form.id,
      version: 1,
      document: JSON.stringify(document),
      created_at: now,
    })
    .execute();
  for (const [position, block] of document.blocks.entries())
    await at.db
      .insertInto('form_field')
      .values({
        centre_id: at.centre,
        form_id: form.id,
        block: block.id,
        name: block.label,
        type: block.type,
        required: block.required === true,
        options: JSON.stringify(block.options ?? []),
        position,
      })
      .execute();
  if (share.kind)
    await at.db
      .insertInto('form_share')
      .values({ centre_id: at.centre, form_id: form.id, ...share, kind: share.kind })
      .execute();
  return form;
};

/** An entry that waits for approval, or as told. */
export const anEntry = (
  at: TestTenant,
  given: Omit<Given<'form_entry'>, 'values'> & { form_id: number; values?: object },
) =>
  at.db
    .insertInto('form_entry')
    .values({
      centre_id: at.centre,
      version: 1,
      status: 'submitted',
      submitted_at: given.status === 'draft' ? null : new Date('2026-03-11T16:00:00Z'),
      approved_at: given.status === 'approved' ? new Date('2026-03-11T17:00:00Z') : null,
      created_at: new Date('2026-03-11T16:00:00Z'),
      updated_at: new Date('2026-03-11T16:00:00Z'),
      ...given,
      values: JSON.stringify(given.values ?? { qname: 'Nothing' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
