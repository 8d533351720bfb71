/**
 * Goes to an address as a press on a link would: a page is left for it, a file that is handed over leaves the page where it is.
 *
 * @param download The name under which it is kept, '' for the server's; without one the browser decides whether it is a page.
 */
export const goTo = (url: string, download?: string): void => {
  const link = document.createElement('a');
  link.href = url;
  if (download !== undefined) link.download = download;
  link.click();
};

/** Hands what stands at an address of the server to the browser as a file, under the name the server gives it. */
export const takeFile = (url: string): void => goTo(url, '');
