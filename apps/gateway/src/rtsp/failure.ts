/** Machine words for why a camera gives no picture; they travel in `state.reason` of the control channel. */
export type Reason =
  | 'unreachable'
  | 'timeout'
  | 'wrong_password'
  | 'not_rtsp'
  | 'not_found'
  | 'no_video'
  | 'unsupported_codec'
  | 'silent'
  | 'corrupt'
  | 'network_refused'
  | 'tls'
  | 'b_frames';

/** A camera could not be played. The message is for logs and never holds an address's credentials. */
export class CameraFailure extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'CameraFailure';
    this.reason = reason;
  }
}
