import { expect, type Page } from '@playwright/test';

/** A letter of the outbox that the product keeps for developers. */
export type Letter = {
  readonly kind: string;
  readonly to: string;
  readonly written: {
    readonly subject: string;
    readonly lines: readonly string[];
    readonly code?: string;
    readonly button?: { readonly href: string };
    readonly attachments?: readonly { readonly name: string; readonly type: string }[];
  };
};

/** The newest letter of a kind to an address or number, waited for: it leaves after its call has answered. */
export const letterTo = async (page: Pick<Page, 'request'>, to: string, kind: string, older = 0): Promise<Letter> => {
  const matching = async (): Promise<Letter[]> => {
    const letters: Letter[] = await (await page.request.get('/dev/outbox?format=json')).json();
    return letters.filter((letter) => letter.to === to && letter.kind === kind);
  };
  await expect.poll(async () => (await matching()).length).toBeGreaterThan(older);
  const [newest] = await matching();
  if (!newest) throw new Error('It was there a moment ago.');
  return newest;
};

/** Where the button of a letter leads, within the portal. */
export const pathOf = (letter: Letter): string => {
  const { pathname, search } = new URL(letter.written.button?.href ?? 'http://localhost/');
  return pathname + search;
};
