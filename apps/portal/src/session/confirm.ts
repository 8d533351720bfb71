/** What the server names the field by when a change of who signs in wants the password again. */
const ASKED = '"confirm_identity"';

/** Whether an answer says that its person has to show first who it is; the call changed nothing. */
export const asksToConfirm = (answer: string): boolean => answer.includes(ASKED);

type Ended = (confirmed: boolean) => void;
let waiting: Ended[] = [];
let told = (): void => {};

const tell = (): void => told();

/** Whether somebody waits for the person to confirm; for `useSyncExternalStore`. */
export const isConfirming = (): boolean => waiting.length > 0;
export const watchConfirming = (hear: () => void): (() => void) => {
  told = hear;
  return () => {
    told = () => {};
  };
};

/** Asks the person for the password or a code; true once the server took it. Several calls share one dialog. */
export const confirmIdentity = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });

/** Ends the dialog: every call that waited is sent again, or keeps its answer. */
export const endConfirming = (confirmed: boolean): void => {
  const all = waiting;
  waiting = [];
  for (const end of all) end(confirmed);
  tell();
};
