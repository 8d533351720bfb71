/** A PDF of the given objects, the first of which is its catalog, with the table of where they stand. */
export const pdfOf = (objects: readonly string[]): Buffer => {
  let text = '%PDF-1.4\n';
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text);
};

/** A PDF of so many empty pages. */
export const emptyPages = (count: number): Buffer => {
  const pages = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`);
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.join(' ')}]/Count ${count}>>`,
    ...pages.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>'),
  ]);
};

/** A PDF as a file somebody chooses. */
export const pdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
