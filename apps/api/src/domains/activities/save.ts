import type { ActivityKindName } from '@nestling/rules/activity-kinds.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { clock, date, flag, type InputOf, id, ids, text } from '../../kernel/call/input.ts';
import { type FieldError, UserError } from '../../kernel/call/refusals.ts';
import { addDays, instantsOf } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Activity } from '../../model/activity/entity.ts';
import { refusePictures } from '../../model/activity/refuse-pictures.ts';
import { usePicture, useVideo } from '../../model/picture/use-picture.ts';
import { Student } from '../../model/student/entity.ts';
import { askAboutAllergens } from '../food/food.door.ts';
import { type Child, momentOf, readChildren } from './children.ts';
import { keepLinks, namedByLibrary } from './entry-links.ts';
import { mayChange } from './may-change.ts';
import { unauthorized } from './medications.ts';
import { readPhotoSetting } from './photo-settings.ts';
import { notifyFamilies } from './publish.ts';
import { type Details, detailsOf, type Given, isDetails } from './values.ts';
import { addActivity, addEvent, lockActivities, setActivity, setChildren } from './write.ts';

const words = () => text(0, 2000);
/** Key of an uploaded picture or video; '' takes it away. */
export const key = () => text(0, 100);
/** What every kind takes; what one holds beside it stands in its row, as packages/rules/src/activity-kinds.ts declares it. */
export const saved = {
  date: date(),
  time: clock(),
  students: ids(Student),
  note: words().optional(),
  staffOnly: flag().optional(),
  photo: key().optional(),
};
export const changed = {
  id: id(Activity),
  date: date().optional(),
  time: clock().optional(),
  students: ids(Student).optional(),
  note: words().nullish(),
  staffOnly: flag().optional(),
  photo: key().nullish(),
};
/** The video of the one kind that has one. */
export const filmed = { video: key() };
export const refilmed = { video: key().nullish() };
export type SaveInput = InputOf<typeof saved> & Partial<InputOf<typeof filmed>>;
export type ChangeInput = InputOf<typeof changed & typeof refilmed>;

const refused = (mend: FieldError): UserError => declined(mend.message ?? message('activities.unknown'), mend);

/** A longer nap is a time that was mistyped. */
const NAP_MS = 12 * 3_600_000;

/** Whether a nap may end then: later that day, also in the hour that comes twice, or in the night to the next. */
const isNap = (date: string, time: string, end: string, zone: string): boolean => {
  const starts = instantsOf(date, time, zone);
  const ends = [...instantsOf(date, end, zone), ...instantsOf(addDays(date, 1), end, zone)];
  return starts.some((start) => ends.some((one) => one >= start && one - start <= NAP_MS));
};

/** What the kind itself forbids of these children. */
const forbidden = (
  kind: ActivityKindName,
  details: Details,
  children: readonly Child[],
  { date, time }: { readonly date: string; readonly time: string },
): FieldError | null => {
  const { medication, end_time } = details;
  const without = children.find(
    ({ medications }) => typeof medication === 'number' && !medications.includes(medication),
  );
  if (without)
    return {
      field: 'medication',
      code: 'NOT_OF_CHILD',
      message: message('activities.noMedication', { name: without.name }),
    };
  const zone = children[0]?.zone;
  if (kind === 'nap' && typeof end_time === 'string' && zone && !isNap(date, time, end_time, zone))
    return { field: 'end_time', code: 'END_BEFORE_START', message: message('attendance.endBeforeStart') };
  return null;
};

/** The room a check by names was made in, when the kind has one: everybody counted must be there. */
const elsewhere = (room: number | undefined, children: readonly Child[]): FieldError | null => {
  const other = room === undefined ? undefined : children.find((child) => child.room !== room);
  return other
    ? { field: 'students', code: 'OTHER_ROOM', message: message('activities.otherRoom', { name: other.name }) }
    : null;
};

/** What hinders pictures of these children on a row: not uploaded here, or not wanted by a family. */
const noPicture = async (
  ctx: Ctx,
  { photo, video }: { readonly photo: string | null; readonly video: string | null },
  children: readonly Child[],
): Promise<UserError | null> =>
  photo === null && video === null
    ? null
    : ((await usePicture(ctx, photo, 'photo')) ??
      (await useVideo(ctx, video, 'video')) ??
      (await refusePictures(
        ctx,
        children.map(({ id }) => id),
      )));

const isPictured = (kind: ActivityKindName): boolean => kind === 'photo' || kind === 'video';

const namesOf = (children: readonly Child[]): string[] => children.map(({ name }) => name);

/** Asks about what was typed as the food of children. */
const askAboutFood = async (ctx: Ctx, date: string, food: unknown, children: readonly Child[]): Promise<void> => {
  if (typeof food !== 'string' || food === '') return;
  const names = new Map(children.map(({ id, name }) => [id, name]));
  await askAboutAllergens(ctx, { students: [...names.keys()], date, food }, (student) => names.get(student));
};

interface Entry {
  readonly kind: ActivityKindName;
  readonly details: Details;
  readonly date: string;
  readonly time: string;
  readonly note: string | null;
  readonly room: number | undefined;
}

/** What forbids an entry about children; null where nothing does. */
const wrongWith = async (ctx: Ctx, { kind, details, room, ...entry }: Entry, children: readonly Child[]) =>
  forbidden(kind, details, children, entry) ??
  elsewhere(room, children) ??
  (kind === 'medication' ? await unauthorized(ctx, details, children, entry) : null);

/** Writes down what was done with children, all of them in one row or none. */
export const saveActivity = async (ctx: Ctx, kind: ActivityKindName, input: SaveInput & Given) => {
  const { date, time, students, note, staffOnly, photo, video, program_id, ...given } = input;
  const values = kind === 'activity' ? await namedByLibrary(ctx, given) : given;
  if (values instanceof UserError) return values;
  const children = await readChildren(ctx, students);
  const moment = momentOf(ctx, children, date, time);
  if (moment instanceof UserError) return moment;
  const row = { note: note || null, photo: photo || null, video: video || null };
  const details = detailsOf(kind, values, {}, row);
  if (!isDetails(details)) return refused(details);
  const room = typeof program_id === 'number' ? program_id : undefined;
  const wrong = await wrongWith(ctx, { kind, details, date, time, note: row.note, room }, children);
  if (wrong) return refused(wrong);
  const missing = await noPicture(ctx, row, children);
  if (missing) return missing;
  if (kind === 'meal') await askAboutFood(ctx, date, details.food, children);
  const words = { kind, date, ...row, staff_only: staffOnly ?? false, details };
  const pictured = row.photo !== null || row.video !== null;
  const approved = pictured && (await readPhotoSetting(ctx, moment)).approval === 'nobody';
  const id = await addActivity(ctx, words, { ...moment, room: room ?? moment.room }, children, approved);
  const after = { ...words, approved };
  const more = { time, students, ...(await keepLinks(ctx, id, values)) };
  await addEvent(ctx, 'save', { id, location: moment.location }, { after, more });
  if (!isPictured(kind) || approved) await notifyFamilies(ctx, [id]);
  return done(message('activities.saved', { kind, names: namesOf(children) }), { activity: idOf(Activity, id) });
};

/** Changes a row of its kind; children who are no longer named lose it. What stood before is kept in the log. */
export const changeActivity = async (ctx: Ctx, kind: ActivityKindName, input: ChangeInput & Given) => {
  const { id, date, time, students, note, staffOnly, photo, video, program_id, ...given } = input;
  const values = kind === 'activity' ? await namedByLibrary(ctx, given) : given;
  if (values instanceof UserError) return values;
  const [before] = await lockActivities(ctx, [id]);
  if (!before || before.removed) return gone(message('activities.gone'));
  if (before.kind !== kind) return declined(message('activities.otherKind'), { field: 'id', code: 'OTHER_KIND' });
  const late = mayChange(ctx, before);
  if (late) return late;
  const children = await readChildren(ctx, students ?? before.students);
  const words = { kind, date: date ?? before.date, time: time ?? before.time };
  const moment = momentOf(ctx, children, words.date, words.time);
  if (moment instanceof UserError) return moment;
  const row = {
    note: note === undefined ? before.note : note || null,
    photo: photo === undefined ? before.photo : photo || null,
    video: video === undefined ? before.video : video || null,
  };
  const details = detailsOf(kind, values, { ...before.details }, row);
  if (!isDetails(details)) return refused(details);
  const room = typeof program_id === 'number' ? program_id : undefined;
  const wrong = await wrongWith(ctx, { ...words, details, note: row.note, room }, children);
  if (wrong) return refused(wrong);
  const same = row.photo === before.photo && row.video === before.video;
  const missing = same && !students ? null : await noPicture(ctx, row, children);
  if (missing) return missing;
  if (kind === 'meal') await askAboutFood(ctx, words.date, details.food, children);
  const after = { ...words, ...row, staff_only: staffOnly ?? before.staff_only, details };
  await setActivity(ctx, id, after, { ...moment, room: room ?? moment.room });
  await setChildren(ctx, id, words.date, children);
  const ids = children.map((child) => child.id);
  const shown = await keepLinks(ctx, id, values);
  await addEvent(
    ctx,
    'change',
    { id, location: moment.location },
    {
      before,
      after: { ...after, approved: before.approved && same },
      more: { time: words.time, students: ids, ...shown },
    },
  );
  return done(message('activities.changed', { kind, names: namesOf(children) }), { activity: id });
};
