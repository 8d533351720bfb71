import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A camera of a location. Its address never leaves the server. */
export const Camera = entity('Camera', 'camera');

/** A streaming server: cameras, recorders or media servers reached under one address. */
export const Stream = entity('Stream', 'stream');

/** Staff closed a camera to families for a while. */
export const CameraBlackout = entity('CameraBlackout', 'camera_blackout');

/** One opening of a camera by one viewer. */
export const CameraView = entity('CameraView', 'camera_view');

/** A gateway of the centre, beside the one of the installation. */
export const Gateway = entity('Gateway', 'gateway');

// A clip is on its way from the gateway until an incident has taken it, or nobody wants it any more.
holdsFiles('recording_cut', {
  upload_key: { kind: 'upload', where: (as) => sql`${col(as, 'state')} not in ('taken', 'failed')` },
});
