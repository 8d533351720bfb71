/** What exported tables say by themselves. */
export const sheets = {
  'sheet.total': 'Total',
  'sheet.about': 'Acerca de',
  'sheet.page': (p: { page: number | string }) => `Página ${p.page}`,
  'sheet.tooHeavy': 'Tarda demasiado en escribirse. Elija un período más corto.',
};
