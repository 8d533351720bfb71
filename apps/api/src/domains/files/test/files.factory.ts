import { randomBytes } from 'node:crypto';
import { putFile } from '../../../files/store.ts';
import { uploadAddress, uploadFile } from '../../../files/upload-address.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T16:00:00Z');
const sha256 = '0'.repeat(64);
/** The least a PDF begins with. */
export const aPdf = (text = 'page') => Buffer.from(`%PDF-1.7\n% ${text} ${nth()}\n%%EOF\n`);

/** A file that somebody has put into the store; answers its key. */
export const anUpload = async (centre: number, user: number, bytes: Uint8Array = aPdf()): Promise<string> => {
  const { key } = uploadAddress({ centre, user }, 'application/octet-stream', at);
  await putFile(centre, uploadFile(key), bytes);
  return key;
};

/** A published PDF of a location, shared as told. */
export const aFile = async (
  to: TestTenant,
  {
    share = {},
    ...given
  }: Given<'file'> & {
    location_id: number;
    share?: { kind?: string; student_id?: number; room_id?: number; user_id?: number };
  },
) => {
  const kept =
    given.type === 'photo'
      ? { stored: null, original: null, bytes: null }
      : { stored: `t${randomBytes(12).toString('hex')}.bin`, original: 'handbook.pdf', bytes: 100 };
  const file = await to.db
    .insertInto('file')
    .values({
      centre_id: to.centre,
      name: `File ${nth()}`,
      type: 'document',
      visible: true,
      ...kept,
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning(['id', 'name', 'location_id', 'version'])
    .executeTakeFirstOrThrow();
  if (kept.stored)
    await to.db
      .insertInto('file_version')
      .values({
        centre_id: to.centre,
        file_id: file.id,
        version: 1,
        ...kept,
        original: 'handbook.pdf',
        bytes: 100,
        sha256,
        created_at: at,
      })
      .execute();
  if (share.kind)
    await to.db
      .insertInto('file_share')
      .values({ centre_id: to.centre, file_id: file.id, kind: share.kind, ...share })
      .execute();
  return file;
};

/** A paper of a child, approved unless told otherwise. */
export const aPaper = async (to: TestTenant, given: Given<'student_document'> & { student_id: number }) =>
  to.db
    .insertInto('student_document')
    .values({
      centre_id: to.centre,
      name: `Paper ${nth()}`,
      type: 'physical',
      status: 'approved',
      approved_date: given.status && given.status !== 'approved' ? null : '2026-03-01',
      roles: ['user', 'teacher'],
      stored: `t${randomBytes(12).toString('hex')}.bin`,
      original: 'physical.pdf',
      bytes: 100,
      sha256,
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** A photo of a set; its picture is of no upload. */
export const aPhoto = async (to: TestTenant, file_id: number) =>
  to.db
    .insertInto('file_photo')
    .values({ centre_id: to.centre, file_id, picture: `p${randomBytes(16).toString('base64url')}` })
    .returning('id')
    .executeTakeFirstOrThrow();
