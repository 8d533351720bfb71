/** A field of a form whose text means nothing: its name, what is wrong, and the way to it. */
export type Unreadable = { readonly field: string; readonly message: string; readonly focus: () => void };

const isField = (node: Element): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** The fields of a form that say by themselves what is wrong with them. */
export const wrongFields = (form: HTMLFormElement): readonly (HTMLInputElement | HTMLTextAreaElement)[] =>
  [...form.elements].filter(isField).filter(({ validity }) => validity.customError || validity.badInput);

/**
 * Fields of a form that hold a text without a meaning: those with a custom validity ("3O" in a NumberField), and half a
 * date. Each is told, by its `invalid` event, to show what is wrong.
 * @param otherwise what is said of half a date
 */
export const unreadableIn = (form: HTMLFormElement, otherwise: string): readonly Unreadable[] =>
  wrongFields(form).map((node, at) => {
    const message = node.validity.customError ? node.validationMessage : otherwise;
    node.checkValidity();
    return { field: node.dataset.path ?? `${node.name}:${at}`, message, focus: () => node.focus() };
  });
