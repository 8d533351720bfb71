/** Hands what stands at an address of the server to the browser as a file, under the name the server gives it. */
export const takeFile = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};
