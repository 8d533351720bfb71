import { sql } from 'kysely';
import { videoAddress } from '../../files/address.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id, int, secret, text } from '../../kernel/call/input.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { everyone } from '../../kernel/read/reach.ts';
import { insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { User } from '../../model/user/entity.ts';
import { record } from './history.ts';
import { Incident, IncidentShare } from './incidents.entities.ts';
import { lock } from './lock-incident.ts';

const DAY_MS = 86_400_000;
/** A player fetches a clip at once; its address is of no use to whoever it is passed on to, s. */
const FETCH_SECONDS = 30;

/** SQL: the person is on the black list of a child at a place of the incident, and sees no picture of it. */
const isBanned = (person: Sql, incident: Sql): Sql => sql`exists (select 1 from guardian_link gl
  join student st on st.id = gl.student_id
  join incident_location il on il.location_id = st.location_id
  where gl.centre_id = ${person}.centre_id and gl.user_id = ${person}.id and gl.black_list and il.incident_id = ${incident})`;

/** SQL: clips may be lent to the person, and be seen by it: the office knows it, its account is on, no child is kept from it. */
const mayBeLent = (person: Sql, incident: Sql): Sql => sql`(${person}.status = 'active' and not ${person}.pending
  and ${person}.deleted_at is null and not ${isBanned(person, incident)})`;

const lent = everyone(IncidentShare, 'whom a link names is asked with what it shows');

/** Clips that were lent, for the one person the link names and as long as it lasts. */
const ofShare = way('share', IncidentShare, {
  scope: lent,
  shows: (as, key, who, now) =>
    who.impersonator === undefined
      ? sql`(${col(as, 'user_id')} = ${who.user} and ${col(as, 'revoked_at')} is null
        and ${col(as, 'expires_at')} > ${now}::timestamptz
        and exists (select 1 from incident_video v where v.file = ${key}
          and v.id = any(${col(as, 'video_ids')}))
        and exists (select 1 from app_user u where u.id = ${who.user}
          and ${mayBeLent(sql`u`, col(as, 'incident_id'))}))`
      : sql`false`,
});

export const shareIncidentVideosInput = {
  id: id(Incident),
  user_id: id(User),
  days: int(1, 30),
  note: text(0, 500).optional(),
};
type Shared = InputOf<typeof shareIncidentVideosInput>;

/**
 * Lends the clips of an incident to one person by a link that ends after some days. The link is told once; what is kept
 * is its hash. Clips that come later are not lent by it.
 */
export const shareClips = async (ctx: Ctx, { id, user_id, days, note = '' }: Shared) => {
  const { user } = ctx.who;
  const held = await lock(ctx, id);
  const { rows } = await sql<{ id: number }>`
    select v.id from incident_video v left join camera c on c.id = v.camera_id
    where v.incident_id = ${id} and v.file is not null
      and (v.camera_id is null or ${inOwnLocations(ctx.who, sql`c.location_id`)}) order by v.id`.execute(ctx.db);
  if (rows.length === 0) return declined(message('incidents.noRecording'), { field: 'id', code: 'NO_VIDEO' });
  const [person] = (
    await sql<{ full_name: string }>`select full_name from app_user where id = ${user_id}
      and ${mayBeLent(sql`app_user`, sql`${id}::int`)}`.execute(ctx.db)
  ).rows;
  if (!person) return declined(message('incidents.noSuchPerson'), { field: 'user_id', code: 'INACTIVE' });
  const token = newToken();
  const now = ctx.now();
  await insertRows(ctx, 'incident_share', [
    {
      incident_id: id,
      user_id,
      video_ids: rows.map((row) => row.id),
      token_hash: hashOfToken(token),
      note,
      created_at: now,
      created_by: user,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    },
  ]);
  await record(ctx, id, { kind: 'shared', note: person.full_name });
  ctx.audit({ entity: Incident, id, after: { shared_with: user_id, days, name: held.name } });
  return done(message('incidents.sharedWith', { name: person.full_name }), {
    url: `${ctx.request.origin}/clip/${token}`,
  });
};

/** Ends a link at once; whoever watches by it loses the picture. */
export const endShare = async (ctx: Ctx, { id }: { readonly id: number }) => {
  const { user } = ctx.who;
  const { rows } = await sql<{ incident_id: number; full_name: string }>`
    update incident_share s set revoked_at = ${ctx.now()}::timestamptz, revoked_by = ${user}
    from app_user u where s.id = ${id} and s.revoked_at is null and u.id = s.user_id
      returning s.incident_id, u.full_name`.execute(ctx.db);
  const [share] = rows;
  if (!share) return declined(message('incidents.shareOver'), { field: 'id', code: 'OVER' });
  await record(ctx, share.incident_id, { kind: 'share_ended', note: share.full_name });
  ctx.audit({ entity: Incident, id: share.incident_id, after: { share_ended: id } });
  return done(message('incidents.shareEnded', { name: share.full_name }));
};

interface Clip {
  readonly id: number;
  readonly file: string;
  readonly type: string;
  readonly camera_name: string;
  readonly begins_at: Date | null;
  readonly gaps: unknown;
}
export const sharedClipsInput = { token: secret(1, 100), open: flag().optional() };

/**
 * The clips of a link for the one person it names; anybody else, and a link that is over, is answered null. With `open`
 * each has an address for the next half minute, and that it was opened is written down.
 */
export const readShared = async (ctx: Ctx, { token, open = false }: InputOf<typeof sharedClipsInput>) => {
  const { user, impersonator } = ctx.who;
  if (impersonator != null) return null;
  const now = ctx.now();
  const { rows } = await sql<{
    id: number;
    incident_id: number;
    expires_at: Date;
    note: string;
    name: string;
    zone: string;
    clips: Clip[];
  }>`
    select s.id, s.incident_id, s.expires_at, s.note, u.full_name as name, z.value as zone, coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'file', v.file, 'type', v.type, 'camera_name', v.camera_name,
        'begins_at', v.begins_at, 'gaps', v.gaps) order by v.id)
      from incident_video v where v.id = any(s.video_ids) and v.file is not null), '[]') as clips
    from incident_share s
    join app_user u on u.id = s.user_id
    join incident i on i.id = s.incident_id
    join location l on l.id = i.location_id
    join timezone z on z.id = l.timezone_id
    where s.token_hash = ${hashOfToken(token)} and s.user_id = ${user}
      and s.revoked_at is null and s.expires_at > ${now}::timestamptz and ${mayBeLent(sql`u`, sql`s.incident_id`)}`.execute(
    ctx.db,
  );
  const [share] = rows;
  if (!share || share.clips.length === 0) return null;
  if (open) {
    await updateRows(ctx, 'incident_share', { id: share.id }, { opened: sql`opened + 1`, last_opened_at: now });
    for (const { id } of share.clips)
      await record(ctx, share.incident_id, { kind: 'share_opened', video_id: id, note: share.name });
  }
  const address = ({ file, type }: Clip) =>
    open ? videoAddress(ctx, { file, type, name: null }, ofShare(share.id), FETCH_SECONDS) : null;
  return {
    watermark: share.name,
    note: share.note,
    expires_at: share.expires_at,
    timezone: share.zone,
    clips: share.clips.map((clip) => ({
      id: clip.id,
      camera: clip.camera_name,
      begins_at: clip.begins_at === null ? null : new Date(clip.begins_at),
      gaps: clip.gaps,
      url: address(clip),
    })),
  };
};
