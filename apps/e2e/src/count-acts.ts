import type { Locator, Page } from '@playwright/test';

/** Counts what somebody does on a page: a press is one act, a field that is typed into is one, however long the text. */
export type Acts = {
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  choose(target: Locator, label: string): Promise<void>;
  count(): number;
};

/** Does acts on a page and counts them; what is waited for between them costs nothing. */
export const countActs = (page: Page): Acts => {
  let acts = 0;
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (page.isClosed()) throw new Error('The page is closed.');
    await work();
    acts += 1;
  };
  return {
    press: (target) => act(() => target.click()),
    type: (target, text) => act(() => target.fill(text)),
    choose: (target, label) => act(() => target.selectOption({ label })),
    count: () => acts,
  };
};
