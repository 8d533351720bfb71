import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, updateRow } from '../../kernel/write/write-rows.ts';
import { SchoolProfile } from '../../model/location/entity.ts';
import type { addSchoolInput } from './centre-profile.inputs.ts';
import { profile } from './centre-profile.inputs.ts';

constraint('school_profile_one', 'school_name', 'TAKEN', message('locations.schoolTaken'));
constraint('school_profile_capacity', 'capacity', 'TOO_SMALL', message('locations.tooSmall'));

type Profile = Omit<InputOf<typeof addSchoolInput>, 'school_name'>;

const columnsOf = ({ timezone, ...rest }: Profile) => ({
  ...rest,
  ...(timezone === undefined ? {} : { timezone_id: timezone }),
});

/** A page people can be led to; anything else in its place would run as a script or lead into a file. */
const isWebsite = (text: string | null | undefined): boolean =>
  !text || (/^https?:\/\/\S+$/i.test(text) && (URL.parse(text)?.hostname ?? '').includes('.'));

const wrong = (school_name: string | undefined, { website, logo }: Profile) => {
  if (school_name === '')
    return declined(message('locations.schoolNameMissing'), { field: 'school_name', code: 'REQUIRED' });
  if (!isWebsite(website)) return declined(message('locations.noWebsite'), { field: 'website', code: 'INVALID' });
  if (logo && !/^(?!.*\.\.)[\w][\w/.-]{0,199}$/.test(logo))
    return declined(message('settings.badValue'), { field: 'logo', code: 'INVALID' });
  return null;
};

/** Makes the one profile of the centre. */
export const addSchool = async (ctx: Ctx, { school_name, ...rest }: InputOf<typeof addSchoolInput>) => {
  const declined = wrong(school_name, rest);
  if (declined) return declined;
  const { user } = ctx.who;
  const row = await createRow(ctx, 'school_profile', {
    school_name,
    ...columnsOf(rest),
    updated_at: ctx.now(),
    updated_by: user,
  });
  ctx.audit({ entity: SchoolProfile, id: row.id, after: row });
  return done(message('locations.schoolAdded', { name: school_name }), { school: idOf(SchoolProfile, row.id) });
};

export const updateSchoolProfileInput = { id: id(SchoolProfile), school_name: text(0, 200).optional(), ...profile };
type Change = InputOf<typeof updateSchoolProfileInput>;

export const changeSchool = async (ctx: Ctx, { id, school_name, ...rest }: Change) => {
  const bad = wrong(school_name, rest);
  if (bad) return bad;
  const row = await updateRow(
    ctx,
    'school_profile',
    { id },
    { school_name, ...columnsOf(rest), updated_at: ctx.now(), updated_by: ctx.who.user },
  );
  if (!row) return gone(message('locations.schoolGone'));
  const change = row.news;
  if (change) ctx.audit({ entity: SchoolProfile, id, ...change });
  return done(message('locations.schoolSaved'), { school: id });
};
