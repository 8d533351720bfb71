/** Goes to an address as a press on a link would: a page is left for it, a file that is handed over leaves the page where it is. */
export const goTo = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.click();
};

/** Hands what stands at an address of the server to the browser as a file, under the name the server gives it. */
export const takeFile = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};
