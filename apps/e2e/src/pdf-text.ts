import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of each page of a PDF, in the order they stand in it, with the size of the page in points. */
export const pagesOf = async (
  bytes: Uint8Array,
): Promise<readonly { readonly text: string; readonly width: number; readonly height: number }[]> => {
  // It takes what it is given away from whoever has it.
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    const { items } = await page.getTextContent();
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ text: items.map((item) => ('str' in item ? item.str : '')).join(' '), width, height });
  }
  return pages;
};
