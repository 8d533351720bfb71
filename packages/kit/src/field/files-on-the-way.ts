import { wrongFields } from './unreadable.ts';

/** Told by a field of files, and heard by its form, when none of them is on its way any more. */
const SETTLED = 'files-settled';

/** Tells the form around a field that its files arrived, or that they did not: one failed, the line broke, it was taken out. */
export const tellSettled = (input: HTMLInputElement | null, arrived: boolean): void => {
  input?.dispatchEvent(new CustomEvent(SETTLED, { bubbles: true, detail: arrived }));
};

/** Listens to the fields of a form for that; answers the way to stop. */
export const onSettled = (form: HTMLFormElement, hear: (arrived: boolean) => void): (() => void) => {
  const heard = (event: Event) => hear(event instanceof CustomEvent && event.detail === true);
  form.addEventListener(SETTLED, heard);
  return () => form.removeEventListener(SETTLED, heard);
};

/** Whether a form could be sent, were it not for files on their way. */
export const waitsForFiles = (form: HTMLFormElement): boolean => {
  const wrong = wrongFields(form);
  return wrong.length > 0 && wrong.every(({ dataset }) => dataset.sending !== undefined);
};
