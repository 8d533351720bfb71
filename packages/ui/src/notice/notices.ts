import { useSyncExternalStore } from 'react';

/** How a notice looks: done, something to look at, or failed. */
export type NoticeKind = 'done' | 'look' | 'failed';

export type Notice = {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Takes the act back; the notice goes once it is pressed. */
  readonly undo?: (() => void) | undefined;
  /** How long it stays, in ms, where what it takes back can be taken back longer. */
  readonly stays?: number | undefined;
  /** Work under way, 0–1; such a notice stays until it is closed or replaced. */
  readonly progress?: number | undefined;
};

const shownFor = 8000;
let next = 1;
let notices: readonly Notice[] = [];
const watchers = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

const change = (to: readonly Notice[]): void => {
  notices = to;
  for (const tell of watchers) tell();
};

/** Takes a notice away before its time. */
export const closeNotice = (id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(notices.filter((notice) => notice.id !== id));
};

/** Keeps a notice while it is pointed at or has the focus. */
export const holdNotice = (id: number): void => clearTimeout(timers.get(id));

/** Lets a held notice go 8 s from now; one that shows progress stays. */
export const letNoticeGo = (id: number): void => {
  clearTimeout(timers.get(id));
  const notice = notices.find((one) => one.id === id);
  if (notice && notice.progress === undefined)
    timers.set(
      id,
      setTimeout(() => closeNotice(id), notice.stays ?? shownFor),
    );
};

/**
 * Shows a notice for 8 s and answers its id; giving an id replaces that notice, as progress does.
 * At most four are shown: the oldest makes room.
 */
export const notify = ({ id = next++, ...notice }: Omit<Notice, 'id'> & { id?: number | undefined }): number => {
  const others = notices.filter((one) => one.id !== id);
  change([...others, { ...notice, id }].slice(-4));
  letNoticeGo(id);
  return id;
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** The notices on show, oldest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(watch, () => notices);
