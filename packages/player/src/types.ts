/** What a player shows its caller. */
export type PlayerState =
  | { kind: 'connecting' }
  | { kind: 'playing' }
  /** The picture stands: `because` the way to the gateway is broken, or the camera is away. */
  | { kind: 'reconnecting'; because: 'network' | 'camera' }
  /** The gateway ended the view. `why` is its word: checked_out, schedule, camera_off, limit, black_list … */
  | { kind: 'stopped'; why: string }
  /** No ticket was given; `denied` is whatever `getTicket` answered. */
  | { kind: 'denied'; denied: unknown }
  /** This browser cannot play what the camera sends. */
  | { kind: 'unsupported'; codec: string };

/** `url` and `hlsUrl`: where this opening goes, when it is another gateway than the last one; null: not this way. */
export type TicketAnswer =
  | { ticket: string; url?: string | null | undefined; hlsUrl?: string | null | undefined }
  | { denied: unknown };

/** What the gateway says of a view when it opens. */
export interface ViewInfo {
  codec: string;
  width: number;
  height: number;
  /** Name of the viewer, for the watermark. */
  label: string;
}

export interface PlayerOptions {
  /** An element of the caller; the player owns its source while it runs. */
  video: HTMLVideoElement;
  /** `ws(s)://host:port/live`; without it the picture comes over HLS alone. */
  url?: string | undefined;
  /** `http(s)://host:port/hls`; without it there is no other way when WebSockets are blocked. */
  hlsUrl?: string | undefined;
  /** Asked before every opening: a ticket opens once. A rejection is a broken line and is tried again. */
  getTicket(): Promise<TicketAnswer>;
  onState(state: PlayerState): void;
  /** A view began: once per opening. */
  onInfo?(info: ViewInfo): void;
  /**
   * The view was ended and the picture is gone. `still` is the last picture, 16 pixels wide, as a data URL; there is
   * none after a block, a blackout or signing out.
   */
  onStopped?(stop: { why: string; still?: string }): void;
  /** The browser wants a touch before it plays; call `play()` from it. */
  onNeedsTouch?(): void;
  /** Use ManagedMediaSource where MediaSource exists too: lets other engines run the iPhone's way. */
  managed?: boolean;
  /** Ask for the small picture; left out, it is asked for where the browser says that the line is thin. */
  low?: boolean;
}

/** What tests and a support screen read. */
export interface PlayerStats {
  way: 'socket' | 'hls' | 'native' | null;
  /** Pictures shown per second over the last two seconds; 0 where the browser cannot count them. */
  fps: number;
  /** Video held ready beyond the picture on screen, ms. */
  lagMs: number;
  /** From asking for the ticket to the first picture of this opening; null until then. */
  firstFrameMs: number | null;
  openings: number;
  resyncs: number;
}

export interface Player {
  readonly state: PlayerState;
  stats(): PlayerStats;
  /** The gateway's clock, ms since 1970; null before a view has begun. */
  now(): number | null;
  /** Holds the picture; after a while the gateway closes and the picture is taken away. */
  pause(): void;
  /** Plays on at the live edge, or opens again. */
  play(): void;
  /** Ends everything and takes the picture away. */
  stop(): void;
}
