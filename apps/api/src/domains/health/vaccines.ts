import { type SqlBool, sql } from 'kysely';
import { declined, done, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, pageIfAny, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { containing } from '../../kernel/read/search.ts';
import { records } from '../../kernel/write/records.ts';
import { Immunization } from './health.entities.ts';
import type { createImmunizationInput } from './health.inputs.ts';
import { doseWords } from './health.inputs.ts';

constraint('immunization_name', 'name', 'TAKEN', message('health.nameTaken'));
constraint('immunization_code', 'code', 'TAKEN', message('health.codeTaken'));
constraint('immunization_doses', 'dose_1st', 'GAP', message('health.doseGap'));
const vaccines = records(Immunization, { gone: message('health.vaccineGone') });
export const immunizationsInput = { search: text(0, 80).optional(), ...pageIfAny };

export const listVaccines = ({ search }: InputOf<typeof immunizationsInput>) =>
  rows(Immunization, {
    order: ['name'],
    where: (q) => [search && q.or([containing('immunization.name', search), q('immunization.code', '=', search)])],
  });

type Words = Omit<InputOf<typeof createImmunizationInput>, 'name'>;
/** Words left empty are none. */
const told = (words: Words) =>
  Object.fromEntries(Object.entries(words).map(([key, value]) => [key, value === '' ? null : value]));

export const addVaccine = async (ctx: Ctx, { name, ...words }: InputOf<typeof createImmunizationInput>) => {
  await vaccines.add(ctx, { name, ...told(words) });
  return done(message('health.vaccineSaved', { name }));
};
export const updateImmunizationInput = { id: id(Immunization), name: text(1, 100).optional(), ...doseWords };

export const changeVaccine = async (ctx: Ctx, { id, name, ...words }: InputOf<typeof updateImmunizationInput>) => {
  const { row } = await vaccines.change(ctx, { id }, { name, ...told(words) });
  return done(message('health.vaccineSaved', { name: row.name }));
};

/** Deletes a vaccine no child's record names. */
export const removeVaccine = async (ctx: Ctx, { id }: { readonly id: Id<'immunization'> }) => {
  const { rows: used } = await sql<{ used: SqlBool }>`select true as used from student_immunization
    where immunization_id = ${id} limit 1`.execute(ctx.db);
  if (used.length > 0) return declined(message('health.vaccineUsed'), { field: 'id', code: 'IN_USE' });
  const { name } = await vaccines.remove(ctx, id);
  return done(message('health.vaccineRemoved', { name }));
};
