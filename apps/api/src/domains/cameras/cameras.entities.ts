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
