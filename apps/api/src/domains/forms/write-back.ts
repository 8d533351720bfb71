import type { AnswerValue } from '@nestling/rules/forms/blocks.ts';
import { isList, ownerOf } from '@nestling/rules/forms/profile.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, listOf, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { FormEntry } from '../../model/form/entity.ts';
import { holds } from '../../model/permission/holds.ts';
import { addStudentWords } from '../../model/student/add-words.ts';
import { writeStudent } from '../students/students.door.ts';
import { writeContact } from '../users/users.door.ts';
import { writeEvent } from './events.ts';
import { type Line, proposalOf } from './proposal.ts';

/** What writing into the profile of a child and of a contact asks of staff, by hand or by itself. */
export const lineDemands = { student: 'edit_students', contact: 'manage_contacts' } as const;

interface Which {
  readonly id: Id<'form_entry'>;
}

/** What the answers of an entry would change in the profiles, one line for each. */
export const readProposal = async (ctx: Ctx, { id }: Which) => {
  const { lines } = await proposalOf(ctx, id);
  return lines.map(({ block, name, target, current, proposed }) => ({
    block,
    name,
    target,
    owner: ownerOf(target),
    current,
    proposed,
  }));
};

const addressColumns = (value: AnswerValue): Record<string, string> =>
  typeof value === 'object' && 'line' in value
    ? { street_1: value.line, city: value.city, state: value.state, zip: value.zip }
    : {};

/** Writes lines into the profiles, and into what became of the entry. */
const write = async (
  ctx: Ctx,
  entry: number,
  { student, user }: { readonly student: number | null; readonly user: number | null },
  lines: readonly Line[],
): Promise<void> => {
  const ofChild = lines.filter(({ target }) => ownerOf(target) === 'student');
  const columns = Object.fromEntries(
    ofChild.flatMap(({ target, proposed, value }) =>
      isList(target) ? [] : target === 'address' ? Object.entries(addressColumns(value)) : [[target, proposed]],
    ),
  );
  if (student !== null && Object.keys(columns).length > 0) await writeStudent(ctx, student, columns);
  for (const { target, added } of ofChild)
    if (student !== null && (target === 'allergies' || target === 'medications'))
      await addStudentWords(ctx, student, target, added);
  const ofContact = lines.filter(({ target }) => ownerOf(target) === 'contact');
  if (user !== null && ofContact.length > 0)
    await writeContact(ctx, user, Object.fromEntries(ofContact.map(({ target, proposed }) => [target, proposed])));
  await writeEvent(ctx, entry, 'write', {
    notes: lines.map(({ name, proposed }) => `${name}: ${proposed}`).join('\n'),
  });
};

/** `current` is what stood in the profile when it was shown; what changed since is not written over. */
const lines = () => listOf({ block: text(1, 40), current: text(0, 12_000) }, 50);
export const acceptFormEntryProposalInput = { id: id(FormEntry), lines: lines(), contact_lines: lines().optional() };

/** Writes the lines staff have accepted; only of an approved entry. */
export const acceptLines = async (
  ctx: Ctx,
  { id, lines, contact_lines = [] }: InputOf<typeof acceptFormEntryProposalInput>,
) => {
  const { rows } = await sql<{ status: string }>`select e.status from form_entry e
    left join student st on st.id = e.student_id
    where e.id = ${id} for update of e`.execute(ctx.db);
  if (rows[0]?.status !== 'approved') return declined(message('forms.notNow'), { field: 'id', code: 'STATE' });
  const proposal = await proposalOf(ctx, id);
  const chosen = [
    ...lines.map((one) => ({ ...one, owner: 'student' })),
    ...contact_lines.map((one) => ({ ...one, owner: 'contact' })),
  ];
  const found = chosen.map(({ block, current, owner }) =>
    proposal.lines.find((one) => one.block === block && one.current === current && ownerOf(one.target) === owner),
  );
  const accepted = found.filter((one) => one !== undefined);
  if (accepted.length === 0 || accepted.length < chosen.length)
    return declined(message('forms.profileChanged'), { field: 'lines', code: 'CHANGED' });
  await write(ctx, id, proposal, accepted);
  return done(message('forms.written', { count: accepted.length }));
};

/**
 * Writes the lines, where the form was told to do so by itself, that whoever approves may write by hand: those of the child
 * and of the contact each under its permission. The others stay proposed.
 */
export const writeByItself = async (ctx: Ctx, entry: number): Promise<void> => {
  const proposal = await proposalOf(ctx, entry);
  if (!proposal.active || proposal.lines.length === 0) return;
  const may = {
    student: await holds(ctx, lineDemands.student),
    contact: await holds(ctx, lineDemands.contact),
  };
  const lines = proposal.lines.filter(({ target }) => may[ownerOf(target)]);
  if (lines.length > 0) await write(ctx, entry, proposal, lines);
};
