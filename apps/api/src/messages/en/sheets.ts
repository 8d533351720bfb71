/** What exported tables say by themselves. */
export const sheets = {
  'sheet.total': 'Total',
  'sheet.about': 'About',
  'sheet.page': (p: { page: number }) => `Page ${p.page}`,
};
