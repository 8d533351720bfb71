/** What exported tables say by themselves. */
export const sheets = {
  'sheet.total': 'Total',
  'sheet.about': 'About',
  'sheet.page': (p: { page: number | string }) => `Page ${p.page}`,
  'sheet.tooHeavy': 'This takes too long to write. Choose a shorter period.',
};
