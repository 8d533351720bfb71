import './pack.fields.ts';
import { packParts } from '@nestling/rules/inspector-pack.ts';
import { sql } from 'kysely';
import { downloadAddress } from '../../../files/address.ts';
import { REMOVE_FILES } from '../../../files/upload-tasks.ts';
import { type Calls, declined, message, out, outcome } from '../../../kernel/call/call.ts';
import { choices, date, id } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { checkSpan } from '../../../kernel/call/span.ts';
import { col } from '../../../kernel/db/tables.ts';
import { matching } from '../../../kernel/db/where.ts';
import { way } from '../../../kernel/files/ways.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { InspectorPack } from '../reports.entities.ts';
import { ownPacks } from '../reports.reach.ts';
import { MAKE_PACK } from './make-pack.ts';

constraint('inspector_pack_waiting', 'location', 'RUNNING', message('packs.runs'));

const packs = resource(InspectorPack, {
  as: 'pack',
  rule: 'manager',
  permission: null,
  because: 'each of its tables is a report managers take away anyway',
  reach: ownPacks,
  gone: message('packs.gone'),
  stamps: ['created_at'],
});
/** A pack goes on as long as its week and the right of who asked for it. */
const ofPack = way('inspector pack', InspectorPack, {
  scope: ownPacks,
  shows: (as, key, _, now) => sql`(${col(as, 'file')} = ${key} and ${col(as, 'ends_at')} > ${now}::timestamptz)`,
});

/** What an inspector is handed: tables of a location and a period as one ZIP. */
export const packCalls: Calls = {
  getInspectorPacks: packs.list({
    about: "Lists the caller's packs of a location, the latest first, with how far each is.",
    reach: { location: ownLocations },
    input: { location: id(Location) },
    where: (_, { location }) => [matching(InspectorPack, { location_id: location })],
    order: ['-id'],
    most: 20,
  }),
  requestInspectorPack: packs.add({
    about:
      'Has tables of a location put into one ZIP with an index, each as PDF and CSV: roster, immunizations, care plans and staff credentials of today, medications, injuries, illnesses, health checks, drills and ratio log of the days told, a year at most. While one is made, Error.',
    limit: { times: 12, seconds: 3600, by: 'user' },
    reach: { location: orError(ownLocations) },
    input: {
      location: id(Location),
      start_date: date(),
      end_date: date(),
      parts: choices(...packParts).optional(),
    },
    run: (ctx, { location, start_date, end_date, parts }) => {
      checkSpan(start_date, end_date);
      const chosen = packParts.filter((part) => !parts?.length || parts.includes(part));
      const { user } = ctx.who;
      const { language } = ctx.request;
      return {
        set: {
          ...{ location_id: location, user_id: user, parts: chosen, start_date, end_date },
          ...{ language, status: 'waiting' },
        },
      };
    },
    afterwards: (ctx, { id }) => ctx.enqueue(MAKE_PACK, { id }, { key: String(id) }),
    says: message('packs.asked'),
  }),
  openInspectorPack: packs.act({
    about:
      'Answers where a pack is downloaded for 15 minutes, and writes down who took it away; one that is not made, or whose week has passed, gets Error.',
    answer: outcome({ url: out.text }),
    changesNothing: 'who took a pack away stands in the trail',
    from: ['done'],
    run: (ctx, { id, file, ends_at, start_date, end_date }) => {
      if (file === null || ends_at === null || ends_at <= ctx.now())
        return declined(message('packs.over'), { field: 'id', code: 'OVER' });
      const name = `inspector-pack-${start_date}-${end_date}.zip`;
      return { notes: { downloaded: true }, gives: { url: downloadAddress(ctx, file, name, ofPack(id)) } };
    },
    says: message('packs.ready'),
  }),
  deleteInspectorPack: packs.remove({
    about: 'Deletes a pack with its file.',
    run: (ctx, { file }) => {
      if (file !== null) ctx.enqueue(REMOVE_FILES, { files: [file] });
      return undefined;
    },
    says: message('packs.deleted'),
  }),
};
