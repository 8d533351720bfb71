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

/**
 * The newest letter of a kind to an address or number, waited for: it leaves after its call has answered.
 * @param host of the center that wrote it, where that is another than the page's: Node finds no name below localhost
 */
export const letterTo = async (
  page: Pick<Page, 'request'>,
  to: string,
  kind: string,
  { host }: { readonly host?: string } = {},
): Promise<Letter> => {
  const headers = host === undefined ? {} : { headers: { host } };
  const matching = async (): Promise<Letter[]> => {
    const letters: Letter[] = await (await page.request.get('/dev/outbox?format=json', headers)).json();
    return letters.filter((letter) => letter.to === to && letter.kind === kind);
  };
  await expect.poll(async () => (await matching()).length).toBeGreaterThan(0);
  const [newest] = await matching();
  if (!newest) throw new Error('It was there a moment ago.');
  return newest;
};

/** Where the button of a letter leads, within the portal. */
export const pathOf = (letter: Letter): string => {
  const { pathname, search } = new URL(letter.written.button?.href ?? 'http://localhost/');
  return pathname + search;
};
