import type { ViewInfo } from './types.ts';

/** What one opening tells the player. After `ended` or `failed` nothing more comes. */
export interface ViewEvents {
  info(info: ViewInfo, now: number): void;
  camera(state: 'up' | 'down'): void;
  /** Media came or was appended: look at the clock. */
  media(): void;
  resync(): void;
  /** The gateway said goodbye. */
  ended(code: number, why: string): void;
  /** The way broke; `opened` says whether the gateway had answered at all. */
  failed(opened: boolean): void;
  unsupported(codec: string): void;
}

/** One opening of one camera, over a WebSocket or HLS. */
export interface View {
  /** Called every 250 ms. */
  acknowledge(): void;
  pause(): void;
  resume(): void;
  close(): void;
  /** The player itself keeps the live edge (HLS libraries do it on their own). */
  readonly paced: boolean;
  /** Where only key pictures come, each standing until the next: start of the newest, s on the media timeline. Else null. */
  readonly standing: number | null;
  /** When media last arrived, `performance.now()`. */
  readonly arrivedAt: number;
}
