/** What exported tables say by themselves. */
export const sheets = {
  'sheet.total': 'Total',
  'sheet.about': 'Acerca de',
  'sheet.page': (p: { page: number }) => `Página ${p.page}`,
};
