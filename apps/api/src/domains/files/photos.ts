import { sql } from 'kysely';
import { declined, done, gone, message, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id, ids, text, texts } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { refusePictures } from '../../model/activity/refuse-pictures.ts';
import { File, FilePhoto } from '../../model/file/entity.ts';
import { staffFiles } from '../../model/file/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import { usePicture } from '../../model/picture/use-picture.ts';
import { Student } from '../../model/student/entity.ts';
import { removeUnused } from '../media/media.door.ts';
import { audience } from './files.inputs.ts';
import { notifyReaders } from './notify.ts';
import { photoKind } from './papers.inputs.ts';
import { addShares } from './share.ts';

export const createNewPhotoFileInput = {
  photos: texts(100, 100),
  location: id(Location),
  type: photoKind,
  name: text(0, 200).optional(),
  description: text(0, 2000).optional(),
  students: ids(Student, 200, 0).optional(),
  data: audience,
  visible: flag().optional(),
};
type NewSet = InputOf<typeof createNewPhotoFileInput>;

/** Adds a set of uploaded photos. Those of children wait until somebody has approved them. */
export const addPhotos = async (ctx: Ctx, given: NewSet) => {
  const { photos, location, type, name, description, students = [], data, visible = true } = given;
  if (photos.length === 0) return declined(message('files.noPhotos'), { field: 'photos', code: 'REQUIRED' });
  if (type === 'students' && students.length === 0)
    return declined(message('files.whichChildren'), { field: 'students', code: 'REQUIRED' });
  const unwanted = await refusePictures(ctx, students);
  if (unwanted) return unwanted;
  for (const key of photos) {
    const wrong = await usePicture(ctx, key, 'photos');
    if (wrong) return wrong;
  }
  const { user } = ctx.who;
  const called = name || (await todayAt(ctx, location));
  const { rows } = await sql<{
    id: number;
  }>`insert into file (location_id, name, description, type, sub_type,
      visible, created_by, created_at, updated_at)
    values (${location}, ${called}, ${description ?? null}, 'photo', ${type}, ${visible}, ${user},
      ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz) returning id`.execute(ctx.db);
  const id = rows[0]?.id ?? 0;
  const at = type === 'students' ? null : ctx.now();
  await sql`insert into file_photo (file_id, picture, approved_at, approved_by)
    select ${id}::int, key, ${at}::timestamptz, case when ${at}::timestamptz is not null then ${user}::int end
    from unnest(${[...photos]}::text[]) as key`.execute(ctx.db);
  const wrong = await addShares(
    ctx,
    { id, location_id: location },
    { ...data, students: [...students, ...(data?.students ?? [])] },
  );
  if (wrong) return wrong;
  ctx.audit({ entity: File, id, after: { name: called, photos: photos.length } });
  if (type !== 'students') await notifyReaders(ctx, id);
  return done(message('files.photosAdded', { count: photos.length }), { file: idOf(File, id) });
};

/** Approves a photo, which the families of its children then see, or withholds it. */
export const approvePhoto = async (ctx: Ctx, { id, approved }: { id: Id<'file_photo'>; approved: boolean }) => {
  const { user } = ctx.who;
  const set = { approved_at: approved ? ctx.now() : null, approved_by: approved ? user : null };
  const [photo] = await updateRows(ctx, 'file_photo', { id }, set, ['file_id']);
  if (!photo) return gone(message('files.photoGone'));
  ctx.audit({ entity: FilePhoto, id, after: { approved } });
  if (approved) await notifyReaders(ctx, photo.file_id);
  return done(message(approved ? 'files.photoApproved' : 'files.photoWithheld'));
};

/** Deletes photos; a set without any goes with its last one. Those out of reach, or gone, are told in errors. */
export const removePhotos = async (ctx: Ctx, { id }: { readonly id: readonly Id<'file_photo'>[] }) => {
  const { rows } = await sql<{ id: number; file_id: number; picture: string }>`delete from file_photo p
    where p.id = any(${[...id]}::int[])
      and p.file_id in (select f.id from file f where ${staffFiles.filter(ctx.who, { name: 'f' })})
    returning p.id, p.file_id, p.picture`.execute(ctx.db);
  await deleteRows(ctx, 'file', [
    { id: rows.map((row) => row.file_id), type: 'photo' },
    sql`not exists (select 1 from file_photo p where p.file_id = file.id)`,
  ]);
  await removeUnused(
    ctx,
    rows.map(({ picture }) => picture),
    {},
  );
  for (const photo of rows) ctx.audit({ entity: FilePhoto, id: photo.id, before: { file: photo.file_id } });
  const gone = id.filter((one) => !rows.some((row) => row.id === one));
  const said = message('files.photosRemoved', { count: rows.length, of: id.length });
  if (gone.length === 0) return done(said);
  const errors = gone.map((one) => ({ field: `id.${one}`, code: 'GONE', message: message('files.photoGone') }));
  return notDone(said, {}, ...errors);
};
