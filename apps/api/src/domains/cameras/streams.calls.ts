import './cameras.fields.ts';
import {
  byId,
  type Calls,
  mutation,
  objects,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id, page, text } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Stream } from '../../model/camera/entity.ts';
import { allStreams } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { runningStreams } from './running-streams.ts';
import { createStreamInput } from './streams.inputs.ts';
import { createStream, deleteStream, setDefaultStream, updateStream, updateStreamInput } from './streams.ts';

const streamSorts = sorts(Stream, { name: ['name'], url: ['url'] });

export const calls: Calls = {
  streams: query({
    rule: 'admin',
    about: 'Lists the streaming servers of the centre.',
    reach: { rows: allStreams },
    input: { ...page, search: text(0, 80).optional(), sort: streamSorts.input },
    answer: paged(Stream),
    run: (_, i) =>
      rows(Stream, {
        order: streamSorts.order(i.sort, ['name']),
        where: (q) => [
          i.search && q.or([q('stream.name', 'ilike', `%${i.search}%`), q('stream.url', 'ilike', `%${i.search}%`)]),
        ],
      }),
  }),
  stream: query({
    rule: 'admin',
    about: 'Answers one streaming server; an unknown id answers null.',
    reach: { id: orNothing(allStreams) },
    input: { id: id(Stream) },
    answer: one(Stream),
    run: (_, i) => byId(Stream, i.id),
  }),
  createStream: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    about: 'Adds a streaming server; an address that exists gets Error. The first one becomes the default.',
    reach: { location_id: orError(ownLocations) },
    input: createStreamInput,
    answer: outcome({ stream: Stream }),
    run: createStream,
  }),
  updateStream: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    about: 'Changes a streaming server; an address that exists gets Error. A password left out stays.',
    reach: { id: orError(allStreams), location_id: orError(ownLocations) },
    input: updateStreamInput,
    answer: outcome({ stream: Stream }),
    run: updateStream,
  }),
  deleteStream: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    about: 'Deletes a streaming server no camera uses; the default one or one in use gets Error.',
    reach: { id: orError(allStreams) },
    input: { id: id(Stream) },
    answer: outcome(),
    run: deleteStream,
  }),
  setDefaultStream: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    about: 'Makes this streaming server the one new cameras use.',
    reach: { id: orError(allStreams) },
    input: { id: id(Stream) },
    answer: outcome({ stream: Stream }),
    run: setDefaultStream,
  }),
  activeStreamings: query({
    rule: 'admin',
    about: 'Lists the cameras that are streaming now, with their server, rate and viewers.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: objects(
      {
        camera_id: out.id,
        camera: out.text,
        location: out.text,
        server: outOrNull(out.text),
        gateway: out.text,
        since: out.datetime,
        fps: outOrNull(out.float),
        kbps: outOrNull(out.int),
        codec: outOrNull(out.text),
        viewers: out.int,
      },
      'Streaming',
    ),
    run: (ctx, i) => runningStreams(ctx, i.location ?? null),
  }),
};
