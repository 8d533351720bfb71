/** Asked for before anybody could hear it: what shows the help comes after the first paint. */
let waiting = false;

/** Has the help of the screen on show opened, at once or as soon as it can be. */
export const askForHelp = (): void => {
  waiting = dispatchEvent(new Event('help', { cancelable: true }));
};

/** Whether it was asked for while nobody heard; answers so once. */
export const takeHelpAsked = (): boolean => {
  const was = waiting;
  waiting = false;
  return was;
};
