/** Drafts live as long as the tab: they survive a reload, not the next person at the desk. */
const keyOf = (form: string): string => `draft:${form}`;

/** What was typed into a form before the page was loaded anew; null where nothing was kept. */
export const keptDraft = (form: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
};

export const keepDraft = (form: string, values: object): void => {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // A full or closed store costs the draft, nothing else.
  }
};

export const dropDraft = (form: string): void => sessionStorage.removeItem(keyOf(form));

/** Values with those of a draft laid over them; fields the form no longer has, or of another type, are left out. */
export const withDraft = <V extends object>(values: V, draft: Readonly<Record<string, unknown>> | null): V => {
  if (!draft) return values;
  const fits = Object.entries(draft).filter(([name, value]) => {
    const own: unknown = Reflect.get(values, name);
    return name in values && (own === null || value === null || typeof own === typeof value);
  });
  return { ...values, ...Object.fromEntries(fits) };
};
